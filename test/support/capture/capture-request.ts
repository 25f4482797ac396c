/** A request of `capture` for the case C of a sub-system, as the applicant's questionnaire. */
export const captureRequest = (subId: string): Readonly<Record<string, string | number | boolean>> => ({
  language: 'en',
  sourceType: 2,
  caseId: 'C',
  subId,
  groupScreens: true,
  loggingArea: '0',
});
