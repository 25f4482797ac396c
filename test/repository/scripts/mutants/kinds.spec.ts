import { expect } from 'chai';
import { kinds } from '../../../../scripts/mutants/kinds.js';
import { mutated, pointsOf } from '../../../../scripts/mutants/points.js';
import { isModule } from '../../../../scripts/mutants/syntax.js';

/** For each kind: sources, and all that a change of the kind makes of each. */
const made: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  comparison: {
    'f(a < b, a >= b);': ['f(a <= b, a >= b);', 'f(a < b, a > b);'],
    'f((a) === (b));': ['f((a) !== (b));'],
    'f(a instanceof b, a << b, a in b);': [],
  },
  arithmetic: {
    'f(a - b * c % d);': ['f(a + b * c % d);', 'f(a - b / c % d);', 'f(a - b * c * d);'],
    'a += 1; a++; --a; a = 1;': ['a -= 1; a++; --a; a = 1;', 'a += 1; a--; --a; a = 1;', 'a += 1; a++; ++a; a = 1;'],
  },
  logic: { 'f(a && (b || c));': ['f(a || (b || c));', 'f(a && (b && c));'], 'f(a ?? b);': [] },
  '?? dropped': { 'f((a || b) ?? c ?? d);': ['f((a || b) ?? c);', 'f((a || b) ?? d);'] },
  'default dropped': {
    'function f(a = 1, { b = 2, c: d = 3 } = {}) {}': [
      'function f(a, { b = 2, c: d = 3 } = {}) {}',
      'function f(a = 1, { b = 2, c: d = 3 }) {}',
      'function f(a = 1, { b, c: d = 3 } = {}) {}',
      'function f(a = 1, { b = 2, c: d } = {}) {}',
    ],
  },
  'negation dropped': { 'f(!a, !(b), -c);': ['f(a, !(b), -c);', 'f(!a, (b), -c);'] },
  'condition negated': {
    'if (a || b) c(); else d();': ['if (!(a || b)) c(); else d();'],
    'while (a) b();': ['while (!(a)) b();'],
    'for (;a;) b();': [],
  },
  never: { 'if (a) b(); else if (c) d();': ['if (false) b(); else if (c) d();', 'if (a) b(); else if (false) d();'] },
  'branches swapped': { 'f(a ? (b) : c);': ['f(a ? (c) : b);'], 'f(a ? b : b);': [] },
  boolean: { 'f(true, false, null);': ['f(false, false, null);', 'f(true, true, null);'] },
  number: { 'f(0, -1, 1.5, 1n);': ['f(1, -1, 1.5, 1n);', 'f(0, -2, 1.5, 1n);', 'f(0, -1, 2.5, 1n);'] },
  text: {
    [`f('a', '', \`b\${c}\`, \`\`, d\`e\`);`]: [
      `f('', '', \`b\${c}\`, \`\`, d\`e\`);`,
      `f('a', 'other', \`b\${c}\`, \`\`, d\`e\`);`,
      `f('a', '', \`\`, \`\`, d\`e\`);`,
      `f('a', '', \`b\${c}\`, 'other', d\`e\`);`,
    ],
    "'use strict'; import 'a'; export * from 'b'; export { c } from 'd';": [],
    "f({ 'a': 'b', ['c']: 1 }, d['e']);": [
      "f({ 'a': '', ['c']: 1 }, d['e']);",
      "f({ 'a': 'b', ['']: 1 }, d['e']);",
      "f({ 'a': 'b', ['c']: 1 }, d['']);",
    ],
  },
  'anchor dropped': { 'f(/^a$/u, /a\\$/, /a/);': ['f(/a$/u, /a\\$/, /a/);', 'f(/^a/u, /a\\$/, /a/);'] },
  'call removed': {
    'a(); const b = c(); await d.e(f); g?.(); h = 1;': [
      '; const b = c(); await d.e(f); g?.(); h = 1;',
      'a(); const b = c(); ; g?.(); h = 1;',
      'a(); const b = c(); await d.e(f); ; h = 1;',
    ],
    'class A extends B { constructor() { super(); } }': [],
  },
  'return value dropped': {
    'function f() { return 1; }': ['function f() { return; }'],
    'function f() { return undefined; } g(() => undefined);': [],
    'function f() { return false; } g(() => false);': [],
    'f((a) => a + 1, () => ({ a }), () => { return; });': [
      'f((a) => undefined, () => ({ a }), () => { return; });',
      'f((a) => a + 1, () => (undefined), () => { return; });',
    ],
  },
  'list emptied': { 'f([a, ...b], [c], []);': ['f([], [c], []);'], 'const [a, b] = c;': [] },
  'entry dropped': {
    'f([a, ...b, c]);': ['f([...b, c]);', 'f([a, c]);', 'f([a, ...b]);'],
    'f([\n  (a),\n]);': ['f([]);'],
    'const [a, b] = c;': [],
  },
  'member dropped': {
    'f({ a, b: 1, c() {}, ...d });': [
      'f({ b: 1, c() {}, ...d });',
      'f({ a, c() {}, ...d });',
      'f({ a, b: 1, ...d });',
      'f({ a, b: 1, c() {} });',
    ],
    'f({ a, });': ['f({});'],
    'f({ a: undefined, b });': ['f({ a: undefined });'],
    'const { a, b } = c;': [],
  },
  '?. taken for .': {
    'f(a?.b, a?.[b], (a)?.(b), a ? .5 : 1);': [
      'f(a.b, a?.[b], (a)?.(b), a ? .5 : 1);',
      'f(a?.b, a[b], (a)?.(b), a ? .5 : 1);',
      'f(a?.b, a?.[b], (a)(b), a ? .5 : 1);',
    ],
  },
  'other method': {
    'f(a.some(b), Math.min(c), d.every, e.toString());': [
      'f(a.every(b), Math.min(c), d.every, e.toString());',
      'f(a.some(b), Math.max(c), d.every, e.toString());',
    ],
  },
  'method dropped': {
    'f(a.b(c).filter(d), e?.trim(), g.slice, h.map(i));': [
      'f(a.b(c), e?.trim(), g.slice, h.map(i));',
      'f(a.b(c).filter(d), e, g.slice, h.map(i));',
    ],
  },
};

describe('The changes that are tried on compiled source', () => {
  it('are those whose results are written down here', () => {
    expect(Object.keys(made)).to.have.members([...new Set(kinds.map(({ name }) => name))]);
  });

  for (const [kind, sources] of Object.entries(made)) {
    for (const [code, results] of Object.entries(sources)) {
      it(`make by "${kind}" of ${code} ${results.length === 0 ? 'nothing' : 'another module each'}`, () => {
        const points = pointsOf('src/planted.js', code).filter((point) => point.kind === kind);
        expect(points.map((point) => mutated(code, point))).to.have.members(results);
        expect(points.filter((point) => !isModule(mutated(code, point)))).to.deep.equal([]);
      });
    }
  }

  it('are told with what stands around them on their line', () => {
    const code =
      'first();\nif (a.length < b.length) throw new Error("there are more of them than there is room for");\n';
    const [point] = pointsOf('src/planted.js', code).filter(({ kind }) => kind === 'comparison');
    expect(point?.change).to.equal(
      'if (a.length < b.length) throw new Error("th… → if (a.length <= b.length) throw new Error("th…',
    );
  });

  it('are found by what is executed only where they could be noticed', () => {
    const code = 'f(a ?? b);\nif (c) d();\n';
    const reached = pointsOf('src/planted.js', code).map(({ kind, edit }) => [
      kind,
      code[edit.reachedAt ?? edit.start],
    ]);
    expect(Object.fromEntries(reached)).to.deep.include({ '?? dropped': 'b', never: 'd', 'condition negated': 'c' });
  });
});
