import { fragments, mapOf } from '../draft/fragments.js';

const phrases = mapOf(fragments.texts, { pattern: '^[a-z]{2}$' });

/** `glossary.yaml`: terms by name. */
export const glossarySchema = mapOf({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'meaning', 'avoid'],
  properties: {
    name: fragments.words,
    meaning: fragments.text,
    avoid: phrases,
    except: phrases,
    exceptIn: fragments.texts,
    reference: fragments.text,
  },
});
