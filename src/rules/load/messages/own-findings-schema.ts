import { fragments, mapOf } from '../draft/fragments.js';

/** `plausibility/findings.yaml`: words and severity of what the service finds itself. */
export const ownFindingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['findings'],
  properties: {
    findings: mapOf(
      {
        type: 'object',
        additionalProperties: false,
        required: ['severity', 'message'],
        properties: { severity: fragments.severity, message: fragments.words },
      },
      { pattern: '^[a-z]+(-[a-z]+)*$' },
    ),
  },
};
