import type { ScreenDefinition } from '../../../src/screens/model/definition.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { withScreens } from './with-screens.js';

/** The rules with other questions on one screen. */
export const withQuestions = (
  rules: CaseRules,
  screen: ScreenDefinition,
  questions: ScreenDefinition['questions'],
): CaseRules => ({
  ...rules,
  screens: withScreens(rules.screens, (each) => (each === screen ? { ...each, questions } : each)),
});
