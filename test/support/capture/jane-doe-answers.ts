import type { AnswerBook } from './answer-book.js';

/** What Jane Doe answers in the applicant's questionnaire where it is not the usual answer. */
export const janeDoeAnswers: AnswerBook = {
  '27.1033': { id: '1' },
  '27.1034': { id: '1' },
  '27.1037': { id: '1' },
  '27.1006': 40,
  '27.900': 170,
  '27.901': 64,
  '27.1010': { id: '1' },
  '27.1012': { id: '1' },
  '27.1048': 'Dr Weber, Hauptstrasse 1, Berlin',
  '26.1210': 30,
  '26.1211': 20,
  '26.1212': 15,
};
