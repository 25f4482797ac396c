import { inputOf } from '../inputs/index.js';
import { isConsistent } from '../assess/question-findings.js';
import type { Sb2Question, Sb2Screen } from '../model/screen.js';
import { itemName, personMembers, questionState, type Show, tokenOf } from './show.js';
import { questionText } from '../assess/finding-texts.js';
import type { AssessedQuestion } from '../assess/assessed-item.js';

/** An item in the questionnaire form (specification, "SB2 screen"). */
export function sb2Screen(show: Show): Sb2Screen {
  const { shown, assessment, language, rules } = show;
  const { definition } = shown.item.screen;
  const person = personMembers(shown.item.person);
  const { instance } = shown.item;
  return {
    person: {
      ...person,
      language,
      orientation: 'LTR',
      item: {
        id: tokenOf(show, shown),
        name: itemName(show, shown.item),
        group: rules.program.text(definition.group, instance, language),
        order: assessment.items.indexOf(shown) + 1,
        current: true,
        consistent: isConsistent(assessment, shown),
        ...person,
        question: show.questions.map((question, index) => sb2Question(show, question, index + 1)),
      },
    },
  };
}

function sb2Question(show: Show, assessed: AssessedQuestion, order: number): Sb2Question {
  const { asked } = assessed;
  const state = questionState(show, assessed);
  return {
    id: asked.id,
    catyID: asked.question.attribute.id,
    cotyID: asked.cotyId,
    order,
    text: { text: questionText(show, assessed), error: state.error },
    ...inputOf(asked.question).sb2(state, show),
  };
}
