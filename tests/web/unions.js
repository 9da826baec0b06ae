// The names that the types of the built modules list.

import { readFileSync } from 'node:fs';

/** The names of a type that lists them. @param {string} type @param {string} [module] of www/pkg */
export function namesOf(type, module = 'ninefold') {
  const types = readFileSync(new URL(`../../www/pkg/${module}.d.ts`, import.meta.url), 'utf8');
  const [, list = ''] = types.match(new RegExp(`type ${type} =([^;]*);`)) ?? [];
  return Array.from(list.matchAll(/'([^']*)'/g), ([, name]) => name);
}

const fish = namesOf('FishKind', 'ninefold_hint').flatMap((kind) =>
  namesOf('FishSize', 'ninefold_hint').map((size) => kind + size),
);

/** Every technique. The first two names are no techniques, but say what the person has spoilt. */
export const techniques = [...namesOf('Technique', 'ninefold_hint').slice(2), ...fish];
