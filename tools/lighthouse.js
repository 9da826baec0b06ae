export const lighthouse = async () => {};
