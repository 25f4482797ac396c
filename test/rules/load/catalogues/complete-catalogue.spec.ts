import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const benefitTypes = 'common/catalogues/benefit-types.yaml';

describe('in what entries say of each other loading finds', () => {
  findsInRules([
    [
      'two names that are blank, which are not the same name besides',
      benefitTypes,
      'de: "Risikoleben" }, pays: lumpSum, maximumEndAge: 85 }\n  income: { id: 10, name: { en: "Income", de: "Rente" }',
      'de: " " }, pays: lumpSum, maximumEndAge: 85 }\n  income: { id: 10, name: { en: "Income", de: ¦" " }',
      'empty-text',
      'the text for the locale de is blank',
    ],
    [
      'entries that replace each other, and are told once when another leads to them',
      benefitTypes,
      'pays: lumpSum, maximumEndAge: 85 }',
      'pays: lumpSum, replacedBy: ¦termLife }\n  old: { id: 2, name: { en: "Old", de: "Alt" }, pays: lumpSum, replacedBy: termLife }',
      'cycle',
      'this is replaced by itself: termLife -> termLife',
    ],
  ]);
});
