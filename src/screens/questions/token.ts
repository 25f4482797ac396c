import type { CaseReference } from '../../case/case.js';
import { digestTextOf } from '../../case/digest.js';
import { rememberedAtMost } from '../../lists/remembered.js';

/** The two screen forms (specification, "Screen"). */
export type Form = 'SB1' | 'SB2';

/**
 * What a `screenId` carries, so that the server keeps no session: a `userAction` says neither language nor source type
 * nor form. It is a name, not a permission: every part is checked like input.
 */
export interface ScreenToken {
  readonly form: Form;
  readonly sourceType: number;
  readonly language: string;
  /** Key of the screen. */
  readonly screen: string;
  /** The object of the item. */
  readonly objectId: number;
  /** The person that another object belongs to: it tells where the item stood once the object has gone. */
  readonly personId?: number;
}

const forms: readonly Form[] = ['SB1', 'SB2'];
const version = 1;

/** The same text whenever the same item of the same case is shown in the same language. */
export function encodeToken(reference: CaseReference, token: ScreenToken): string {
  const person = token.personId === undefined ? [] : [token.personId];
  const parts = [
    version,
    forms.indexOf(token.form),
    token.sourceType,
    token.language,
    token.screen,
    token.objectId,
    caseMark(reference),
    ...person,
  ];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The token, or undefined when the text is none, or one of another case (error 605). */
export function decodeToken(reference: CaseReference, text: string): ScreenToken | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts)) return undefined;
  const [, form, sourceType, language, screen, objectId, , personId] = parts as unknown[];
  const known = typeof form === 'number' ? forms[form] : undefined;
  if (!known || typeof sourceType !== 'number' || typeof language !== 'string') return undefined;
  if (
    typeof screen !== 'string' ||
    typeof objectId !== 'number' ||
    (personId !== undefined && typeof personId !== 'number')
  )
    return undefined;
  const token: ScreenToken = {
    form: known,
    sourceType,
    language,
    screen,
    objectId,
    ...(personId === undefined ? {} : { personId }),
  };
  return encodeToken(reference, token) === text ? token : undefined;
}

/** So many cases are remembered; then all of them are forgotten. */
const mostRemembered = 1000;
/** In characters of six bits. */
const markLength = 12;
const marks = new Map<string, string>();

function caseMark({ subId, caseId }: CaseReference): string {
  const named = JSON.stringify([subId, caseId]);
  return rememberedAtMost(mostRemembered, marks, named, () => digestTextOf(named).slice(0, markLength));
}
