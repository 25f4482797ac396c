import { isObject } from '../json-schema/is-object.js';
import type { ErrorSlug } from '../errors/error-table.js';
import { type JsonSchema, type Member, reporting } from './members/member.js';
import type { Place } from './place.js';
import type { Problems } from './problems.js';

/** The field table of an element, in the order of the specification's table. */
export type Members = Readonly<Record<string, Member<unknown>>>;

/**
 * What reading an element yields: its members, where it stands, where its members stand, and what they were sent as.
 */
export type Given<M extends Members> = { readonly [K in keyof M]: M[K] extends Member<infer T> ? T : never } & {
  readonly place: Place;
  at(member: keyof M & string): Place;
  /** A member as it was sent, readable or not; undefined when it is not given, or null. */
  sent(member: keyof M & string): unknown;
};

/** The read form of an element constant: `type PersonGiven = GivenOf<typeof personElement>`. */
export type GivenOf<E> = E extends Element<infer M> ? Given<M> : never;

/**
 * An element of a request (specification, "Request body" tables): closed, with a schema and a reader derived from one
 * table.
 */
export interface Element<M extends Members = Members> {
  readonly name: string;
  readonly description: string;
  readonly members: M;
  /** Closed JSON Schema 2020-12; optional members may be null. */
  readonly schema: JsonSchema;
  /** Only which members may stand where: the check for undefined members compiles it. */
  readonly closed: JsonSchema;
  /** The codes that an operation which takes it can report: those of its members, and its own. */
  readonly reports: readonly ErrorSlug[];
  /**
   * Reads the members and reports what is missing or faulty; undefined when it is no object, or empty where that has a
   * code of its own, or when nothing more is told of it.
   */
  read(value: unknown, place: Place, problems: Problems): Given<M> | undefined;
}

/** An element of any members, as operations name theirs. */
export type RequestElement = Omit<Element, 'read'>;

interface ElementOptions<M extends Members> {
  /** The code for an element that gives no member at all (reported alone). */
  readonly empty?: ErrorSlug;
  /** What its members must fulfil together, as far as no rule data is needed to say so. */
  readonly check?: (given: Given<M>, problems: Problems) => void;
  /** What this check reports, and what becomes of the element, beside the codes of its members. */
  readonly reports?: readonly ErrorSlug[];
}

/** Builds an element from its field table. */
export function element<const M extends Members>(
  name: string,
  description: string,
  members: M,
  options: ElementOptions<M> = {},
): Element<M> {
  const names = Object.keys(members);
  return {
    name,
    description,
    members,
    schema: {
      title: name,
      description,
      type: 'object',
      properties: Object.fromEntries(Object.entries(members).map(([key, member]) => [key, propertySchema(member)])),
      required: names.filter((key) => members[key]?.required),
      unevaluatedProperties: false,
    },
    closed: {
      properties: Object.fromEntries(Object.entries(members).map(([key, member]) => [key, member.closed ?? {}])),
      additionalProperties: false,
    },
    reports: reporting(
      options.empty,
      ...(options.reports ?? []),
      ...Object.values(members).flatMap((member) => member.reports),
    ),
    read(value, place, problems) {
      if (problems.isBeyond(place)) return undefined;
      const values = value ?? (options.empty ? {} : value);
      if (!isObject(values)) {
        problems.refuse(place, 'must be an object');
        return undefined;
      }
      const sent = (key: string): unknown => (Object.hasOwn(values, key) ? (values[key] ?? undefined) : undefined);
      if (options.empty && names.every((key) => sent(key) === undefined)) {
        problems.report(place, options.empty, { reason: 'the element is empty' });
        return undefined;
      }
      const at = (key: string): Place => place.member(key, names.indexOf(key));
      const read: Record<string, unknown> = {};
      for (let index = 0; index < names.length; index++) {
        const key = names[index] as string;
        read[key] = readMember(members[key] as Member<unknown>, sent(key), place.member(key, index), problems);
      }
      // The one place where the field table's types and the read values meet; the type of Given is derived from the
      // same table.
      const whole = Object.assign(read, { place, at, sent }) as Given<M>;
      options.check?.(whole, problems);
      return whole;
    },
  };
}

function readMember(member: Member<unknown>, value: unknown, place: Place, problems: Problems): unknown {
  if (value !== undefined) return member.read(value, place, problems);
  if (member.required) problems.report(place, member.required, { reason: 'is missing' });
  return member.absent;
}

function propertySchema({ schema, description, required }: Member<unknown>): JsonSchema {
  const described = { ...schema, description };
  return required ? described : { anyOf: [described, { type: 'null' }] };
}
