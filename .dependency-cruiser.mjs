import { belongsTo, mayImportTypes } from './.imports.mjs';
import { rooms } from './.rooms.mjs';

const names = Object.keys(rooms);
/** The files of a folder or file of that name; of a folder with rooms of its own only those that lie in it directly. */
const filesOf = (name) =>
  names.some((other) => other.startsWith(`${name}/`)) ? `^src/${name}/[^/]+$` : `^src/${name}(/|\\.ts$)`;

const directions = Object.entries(rooms).map(([name, { imports }]) => ({
  name: `imports-of-${name}`,
  comment: `src/${name} may import ${imports.join(', ') || 'nothing'} beside itself.`,
  severity: 'error',
  from: { path: filesOf(name) },
  to: { path: '^src/', pathNot: [name, ...imports, ...(mayImportTypes[name] ?? [])].map(filesOf) },
}));

/** What is imported as a type only has left no trace in what was compiled. */
const typesOnly = Object.entries(mayImportTypes).map(([room, names]) => ({
  name: `types-for-${room}`,
  comment: `src/${room} may import types of ${names.join(', ')}, and nothing else.`,
  severity: 'error',
  from: { path: `^dist/src/${room}/.*\\.js$` },
  to: { path: names.map((name) => `^dist/src/${name}\\.js$`) },
}));

const libraries = Object.entries(belongsTo).map(([library, places]) => ({
  name: `place-of-${library}`,
  comment: `${library} is imported by ${places.map((place) => `src/${place}`).join(' and ')} only.`,
  severity: 'error',
  from: { path: '^src/', pathNot: places.map((place) => `^src/${place}(/|\\.ts$)`) },
  to: { path: `(^|/)node_modules/${library}/` },
}));

export default {
  forbidden: [
    ...directions,
    ...typesOnly,
    ...libraries,
    {
      name: 'no-circle',
      comment: 'No file takes part in a circle of imports, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'What is imported is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
