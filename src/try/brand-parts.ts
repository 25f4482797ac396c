import { brand } from './brand.js';
import { element } from './dom.js';
import type { Words } from './words/language.js';

const { logo, darkLogo, contact } = brand;

/** The name of the client, as the brand shows it: its logo, or words. */
export function drawName(words: Words): Node {
  if (logo === undefined) return document.createTextNode(words.client);
  const light = (name: string): string => `try/${name}`;
  // A logo for light systems alone has light behind it on dark ones too.
  const picture = element('img', { src: light(logo), alt: words.client, class: darkLogo === undefined ? 'plate' : '' });
  if (darkLogo === undefined) return picture;
  const dark = element('source', { srcset: light(darkLogo), media: '(prefers-color-scheme: dark)' });
  return element('picture', {}, dark, picture);
}

/** Whether there is anything to say at the foot of a page. */
export const hasContact =
  contact.phone !== undefined || contact.email !== undefined || contact.hours !== undefined || contact.links.length > 0;

/** Where help is to be had. */
export function drawContact(words: Words, language: string): readonly HTMLElement[] {
  const said = (texts: Readonly<Record<string, string>>): string => texts[language.slice(0, 2)] ?? texts['en'] ?? '';
  const { phone, email, hours, links } = contact;
  const parts = [
    ...(phone === undefined ? [] : [element('a', { href: `tel:${phone.replaceAll(' ', '')}` }, phone)]),
    ...(email === undefined ? [] : [element('a', { href: `mailto:${email}` }, email)]),
    ...(hours === undefined ? [] : [element('span', {}, said(hours))]),
    ...links.map(({ name, address }) =>
      element('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, said(name)),
    ),
  ];
  return [
    element('h2', { class: 'unseen', id: 'contact' }, words.contact),
    element(
      'ul',
      { 'aria-labelledby': 'contact' },
      parts.map((part) => element('li', {}, part)),
    ),
  ];
}
