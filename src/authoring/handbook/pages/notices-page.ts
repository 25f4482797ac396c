import { textIn } from '../../../rules/model/words.js';
import type { Edition } from '../edition.js';
import { hrefOf, places } from '../links.js';
import { messageInWords } from '../../words/message-in-words.js';
import { element } from '../../../text/markup.js';
import type { Page } from '../page.js';
import { section, terms } from '../parts.js';

/** What the law wants people to read, in all its versions. */
export function noticesPage(edition: Edition): Page {
  const notices = [...edition.ruleSet.notices.values()];
  const { locale, naming } = edition;
  return {
    path: 'notices.html',
    title: edition.say('notices'),
    body: notices.map((notice) =>
      section(
        places.notice(notice).id,
        notice.key,
        terms([[edition.say('source'), notice.source]]),
        ...notice.versions.map(({ version, from, approvedBy, title, text }) => [
          element('h3', {}, `${edition.say('version')} ${version}: ${textIn(title, locale)}`),
          terms([
            [edition.say('day'), edition.say('validFrom', { day: from })],
            [edition.say('approvedBy'), approvedBy ?? edition.say('notApproved')],
          ]),
          element(
            'p',
            { class: 'law' },
            messageInWords(textIn(text, locale), locale, (name) => naming.named(name, 'case')),
          ),
        ]),
      ),
    ),
    entries: notices.map((notice) => ({
      title: textIn(notice.versions.at(-1)?.title ?? {}, locale),
      kind: 'notice',
      href: hrefOf(places.notice(notice)),
      words: `${notice.key} ${notice.source}`,
    })),
  };
}
