import { closedObject, integer, listOf, oneOfWords, ref, type Schema, text } from './schema.js';

/** `jsonContent` of checkCompleteness (decisions, "Capture"). */
export const completenessSchemas: Readonly<Record<string, Schema>> = {
  Completeness: closedObject('What a source type still needs.', {
    complete: {
      type: 'boolean',
      description: 'Nothing is missing or undecidable, and no rule of severity incomplete is violated.',
    },
    consistent: { type: 'boolean', description: 'No rule of severity error is violated.' },
    missing: listOf(ref('MissingAnswer')),
    violations: listOf(ref('Violation')),
    undecidable: listOf(ref('Undecidable')),
  }),
  MissingAnswer: closedObject('An open mandatory question.', {
    screen: { type: 'string', description: 'Key of its screen.' },
    questionId: text,
    cotyID: integer,
    objectId: integer,
    catyID: integer,
    text,
  }),
  Violation: closedObject('A violated rule.', {
    ruleId: text,
    severity: oneOfWords('error', 'incomplete', 'warning', 'information'),
    objectId: integer,
    message: text,
    questions: { type: 'array', items: text, description: 'Ids of the questions that show it.' },
  }),
  Undecidable: closedObject('A rule or a condition that rests on a failed value.', {
    ruleId: text,
    objectId: integer,
    reason: text,
  }),
};
