import { itemName, personTexts, questionText } from '../assess/capture-texts.js';
import { noticesBefore, withNotices } from '../assess/notice-texts.js';
import { isConsistent } from '../assess/question-findings.js';
import type { ShownItem, ShownQuestion } from '../capture/show-item.js';
import { inputOf } from '../inputs/index.js';
import type { Sb2Question, Sb2Screen } from '../model/screen.js';

/** An item in the questionnaire form (specification, "SB2 screen"). */
export function sb2Screen(show: ShownItem): Sb2Screen {
  const { shown, assessment, language, rules } = show;
  const { definition } = shown.item.screen;
  const { personName, personID } = personTexts(shown.item.person);
  const { instance } = shown.item;
  return {
    person: {
      personName,
      personID,
      language,
      orientation: 'LTR',
      item: {
        id: show.screenId,
        name: itemName(show, shown.item),
        group: rules.program.text(definition.group, instance, language),
        order: assessment.items.indexOf(shown) + 1,
        current: true,
        consistent: isConsistent(assessment, shown),
        personName,
        personID,
        question: show.questions.map((question, index) => sb2Question(show, question, index + 1)),
      },
    },
  };
}

export function sb2Question(show: ShownItem, state: ShownQuestion, order: number): Sb2Question {
  const { asked } = state;
  return {
    id: asked.id,
    catyID: asked.question.attribute.id,
    cotyID: asked.cotyId,
    order,
    text: { text: withNotices(noticesBefore(show, asked), questionText(show, state)), error: state.error },
    ...inputOf(asked.question).sb2(state, show),
  };
}
