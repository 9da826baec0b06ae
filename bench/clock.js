// The clock of everything that is measured in Node.

/** The processor's time (s) for all threads of this process. What other programs do does not count. */
export const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
