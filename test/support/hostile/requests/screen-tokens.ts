import type { Json } from '../../requests/case-request.js';
import { hostileTexts } from './hostile-values.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import type { Random } from './random.js';
import type { ShownScreen, Targets } from './targets.js';

/** Every fault is fatal alone; the rest of the request is as a client would send it. */
const faults: readonly ((
  random: Random,
  screen: ShownScreen,
  targets: Targets,
) => { readonly [member: string]: Json })[] = [
  (random, screen, { screens }) => ({
    screenId: random.one(screens.filter(({ caseId }) => caseId !== screen.caseId)).screenId,
  }),
  (_, __, { deleted }) => ({ screenId: deleted.screenId }),
  (_, __, { deleted }) => ({ screenId: deleted.screenId, caseId: deleted.caseId }),
  (random, { screenId }) => ({ screenId: tampered(random, screenId) }),
  (random, { screenId }) => ({ screenId: forged(random, screenId) }),
  (random) => ({ screenId: random.one(hostileTexts) }),
  (random, { screenId }) => ({
    screenId: random.one([
      `${screenId}=`,
      `${screenId}==`,
      ` ${screenId}`,
      `${screenId}\n`,
      screenId.slice(1),
      screenId.slice(0, -1),
      screenId + screenId,
      Buffer.from(screenId).toString('base64url'),
    ]),
  }),
  (random) => ({ screenCommand: command(random) }),
  (random, { questions }) => ({
    answers: [
      { questionId: question(random, questions), values: [{ id: '1', value: random.one(hostileTexts), unit: '' }] },
    ],
  }),
];

/**
 * Tokens that are forged, tampered with or another case's, commands that no screen has, and ids of questions that
 * nobody asked.
 */
export function screenTokens(random: Random, targets: Targets): HostileRequest {
  const screen = random.one(targets.screens);
  const { caseId, screenId, questions, commands } = screen;
  const answers = questions
    .filter(() => random.chance(30))
    .map((questionId) => ({ questionId, values: [{ id: '1', value: '', unit: '' }] }));
  const honest = {
    screenCommand: random.one(commands),
    screenId,
    caseId,
    subId: targets.subId,
    loggingArea: '0',
    answers,
  };
  const body = JSON.stringify({ ...honest, ...random.one(faults)(random, screen, targets) });
  return ordinaryRequest('be refused', { target: random.one(['/userAction', '/userActionXML']), body });
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=.% \u0000';

/** One character of the mark of the case is another, or one that base64url does not have stands somewhere. */
function tampered(random: Random, screenId: string): string {
  const parts = partsOf(screenId);
  const mark = String(parts[6]);
  if (random.chance(30)) return screenId.replace(/.$/, () => random.one(['+', '/', '=', '.', '%', ' ', '\u0000', 'Ω']));
  const at = random.below(mark.length);
  const other = random.one([...alphabet.slice(0, 64)].filter((character) => character !== mark[at]));
  return encoded([...parts.slice(0, 6), mark.slice(0, at) + other + mark.slice(at + 1)]);
}

/**
 * Any part is something else, and the form of the whole is never the service's own: a member too many, too few, or
 * another version.
 */
function forged(random: Random, screenId: string): string {
  const parts = partsOf(screenId);
  parts[1 + random.below(5)] = random.one<unknown>([
    0,
    1,
    -1,
    1e9,
    0.5,
    null,
    [],
    {},
    'constructor',
    '__proto__',
    'length',
    '../../etc/passwd',
    'x'.repeat(10_000),
    { $gt: '' },
  ]);
  const version = random.one<unknown>([0, 2, '1', null, [1], -1]);
  return random.one([
    encoded([...parts, 1]),
    encoded(parts.slice(0, 6)),
    encoded([version, ...parts.slice(1)]),
    encoded({ ...parts }),
    encoded([parts]),
    encoded(null),
    encoded('x'),
    encoded([]),
  ]);
}

const partsOf = (screenId: string): unknown[] =>
  JSON.parse(Buffer.from(screenId, 'base64url').toString('utf8')) as unknown[];
const encoded = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

function command(random: Random): string {
  const word = random.one(['goto', 'add', 'delete', 'language']);
  const made = [
    `${word.toUpperCase()} 1`,
    `${word}  27`,
    `${word}\t27`,
    `${word} 27 `,
    ` ${word} 27`,
    word,
    `${word} `,
    `${word} __proto__`,
    `${word} constructor`,
    `${word} -1`,
    `${word} 1e3`,
    `${word} 99999999999999999999`,
    'NEXT',
    'next ',
    'next;finish',
    'next\nfinish',
    'previous next',
    'store',
    'submit',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
  ];
  return random.chance(70) ? random.one(made) : `x${random.one(hostileTexts)}`;
}

/** Ids of questions with something more, or less, or of another object. */
function question(random: Random, questions: readonly string[]): string {
  const id = questions.length > 0 ? random.one(questions) : '27.2.44';
  const [kind = '27', object = '2', ...rest] = id.split('.');
  return random.one([
    `${id}.`,
    `.${id}`,
    `${id} `,
    ` ${id}`,
    `${kind}.999.${rest.join('.')}`,
    `${kind}.0${object}.${rest.join('.')}`,
    `99.${object}.${rest.join('.')}`,
    `${kind}.-1.44`,
    '__proto__',
    'constructor',
    '..',
    `${id}\u0000`,
    'x'.repeat(10_000),
  ]);
}
