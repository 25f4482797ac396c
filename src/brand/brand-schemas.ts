import { clientLanguages } from '../try/words/language.js';
import { colours, schemes } from './palette.js';

const text = { type: 'string', minLength: 1 };
const object = (names: readonly string[], schema: object, required: readonly string[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, schema])),
  required,
});
const inEachLanguage = object(clientLanguages, text, clientLanguages);

/** `colours.yaml`: those of the client that are other ones, in light and dark. */
export const coloursSchema = object(schemes, object(colours, { type: 'string', pattern: '^#[0-9a-f]{6}$' }));

/** `texts.yaml`: those of the client that are other ones, by language; which there are, the reader knows. */
export const textsSchema = object(clientLanguages, { type: 'object', additionalProperties: text }, clientLanguages);

/** `contact.yaml`: what stands at the foot of every page. */
export const contactSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    phone: { type: 'string', pattern: '^[+]?[0-9][0-9 ]{2,30}$' },
    email: { type: 'string', pattern: '^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,190}$' },
    hours: inEachLanguage,
    links: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { name: inEachLanguage, address: { type: 'string', pattern: '^https://[^\\s"<>\\\\]{1,500}$' } },
        required: ['name', 'address'],
      },
    },
  },
};
