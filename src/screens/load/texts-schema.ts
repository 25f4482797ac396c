const text = { type: 'string', pattern: '\\S' };
const texts = { type: 'object', additionalProperties: text };

/** Structure of `texts/<locale>.yaml`: words by screen, and those of navigation and of the engine itself. */
export const textsSchema = {
  type: 'object',
  properties: { navigation: texts, messages: texts },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: { name: text, group: text, questions: texts, groups: texts, buttons: texts },
  },
};
