const answers = { type: 'object' } as const;
const answersByKind = { type: 'object', additionalProperties: answers } as const;
const persons = { type: 'array', minItems: 1, items: { type: 'object' } } as const;
/** Derived facts of the assured person by their names, as examples of facts expect them. */
const derives = { type: 'object', minProperties: 1 } as const;
const names = { type: 'array', minItems: 1, items: { type: 'string' }, uniqueItems: true } as const;
const day = { type: 'string' } as const;

/** The word `nothing`, or a list of rules. */
const says = {
  type: ['string', 'array'],
  pattern: '^nothing$',
  minItems: 1,
  items: {
    type: 'object',
    properties: {
      rule: { type: 'string', minLength: 1 },
      severity: { enum: ['error', 'incomplete', 'warning', 'information'] },
    },
    required: ['rule', 'severity'],
    additionalProperties: false,
  },
} as const;

const persona = {
  type: 'object',
  properties: {
    who: { type: 'string', minLength: 1 },
    sets: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'integer' } },
    like: names,
    day,
    case: answers,
    person: answers,
    persons,
    each: answersByKind,
    derives,
    says,
    in: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { like: names, case: answers, person: answers, persons, each: answersByKind, says },
        additionalProperties: false,
      },
    },
  },
  required: ['who', 'sets', 'says'],
  additionalProperties: false,
} as const;

/** `personas/<topic>.yaml`: personas by their names (rule language, "Personas"). */
export const personasSchema = {
  type: 'object',
  minProperties: 1,
  propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
  additionalProperties: persona,
} as const;

/** `personas/profiles.yaml`: the day of all personas, and what many of them answer alike. */
export const profilesSchema = {
  type: 'object',
  properties: {
    day,
    profiles: {
      type: 'object',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: {
        type: 'object',
        properties: { case: answers, person: answers, each: answersByKind },
        additionalProperties: false,
      },
    },
  },
  required: ['day', 'profiles'],
  additionalProperties: false,
} as const;
