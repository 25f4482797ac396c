import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Cursor } from '../documents/cursor.js';
import { Findings } from '../documents/findings/findings.js';
import { didYouMean } from '../documents/findings/nearest.js';
import { Sources } from '../documents/sources.js';
import type { PageFile } from '../http/pages/page.js';
import type { BrandOfPage } from '../try/brand.js';
import { en } from '../try/words/en.js';
import { clientLanguages } from '../try/words/language.js';
import { coloursSchema, contactSchema, textsSchema } from './brand-schemas.js';
import { tooLittleIn } from './contrast.js';
import { pictureNames, readPictures } from './pictures.js';
import { colours, ownPalettes, type Palette, type Palettes, type schemes } from './palette.js';

/** The look of an insurer for the capture client (docs/guides/look-of-an-insurer.md). */
export interface Brand {
  readonly palettes: Palettes;
  /** What the page itself reads. */
  readonly ofPage: BrandOfPage;
  /** Logo and icon, by the names of their files. */
  readonly pictures: ReadonlyMap<string, PageFile>;
}

/** The texts that may be other ones; the tag of a language is none. */
export const brandTexts = Object.keys(en).filter((name) => name !== 'tag') as readonly (keyof typeof en)[];

/**
 * Reads the folder of a brand: `colours.yaml`, `texts.yaml`, `contact.yaml`, and pictures. None must be there.
 * @throws Error that lists all that is wrong, one a line, with file, line and column.
 */
export function readBrand(directory: string): Brand {
  const [above, folder] = [dirname(resolve(directory)), basename(resolve(directory))];
  if (!statSync(resolve(directory), { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${JSON.stringify(resolve(directory))} must be a directory that is there`);
  const findings = new Findings();
  const sources = new Sources(above, findings);
  sources.expectNames(folder, ['colours.yaml', 'texts.yaml', 'contact.yaml', ...pictureNames]);
  const document = (name: string, schema: object): Cursor | undefined =>
    sources.has(`${folder}/${name}`) ? sources.document(`${folder}/${name}`, schema) : undefined;
  const palettes = readPalettes(document('colours.yaml', coloursSchema), findings);
  const texts = readTexts(document('texts.yaml', textsSchema), findings);
  const contact = readContact(document('contact.yaml', contactSchema), findings);
  const pictures = readPictures(above, folder, findings);
  if (findings.errors.length > 0) throw new Error(findings.report());
  const [logo, darkLogo] = ['logo', 'logo-dark'].map((kind) =>
    [...pictures.keys()].find((name) => name.startsWith(`${kind}.`)),
  );
  const ofPage = { texts, contact, ...(logo !== undefined && { logo }), ...(darkLogo !== undefined && { darkLogo }) };
  return { palettes, ofPage, pictures };
}

/** What is not said is as the client has it; each pair of colours is judged, of whomever they are. */
function readPalettes(document: Cursor | undefined, findings: Findings): Palettes {
  const read = (scheme: (typeof schemes)[number]): Palette => {
    const given = document?.member(scheme);
    const said = colours.flatMap((colour) => {
      const text = given?.member(colour).text;
      return text !== undefined && /^#[0-9a-f]{6}$/.test(text) ? [[colour, text] as const] : [];
    });
    const palette = { ...ownPalettes[scheme], ...Object.fromEntries(said) };
    for (const { of, on, contrast, least } of document ? tooLittleIn(palette) : []) {
      // At the one of both that the brand has said.
      const cursor = given?.member(given.member(of).present ? of : on);
      const at = cursor?.valueAt ?? document?.at;
      const shown = `${of} ${palette[of]} on ${on} ${palette[on]}`;
      const message = `${shown} has a contrast of ${(Math.floor(contrast * 100) / 100).toFixed(2)} in ${scheme}; expected at least ${least}`;
      if (at) findings.error(at, 'wrong-value', message);
    }
    return palette;
  };
  return { light: read('light'), dark: read('dark') };
}

/** A text is said in every language, and with no place to fill that the client's own has not. */
function readTexts(document: Cursor | undefined, findings: Findings): BrandOfPage['texts'] {
  const languages = clientLanguages.map((language) => [language, document?.member(language)?.members ?? []] as const);
  for (const [, members] of languages)
    for (const [name, cursor] of members) {
      const own = brandTexts.find((each) => each === name);
      if (own === undefined)
        findings.error(cursor.at, 'unknown-key', `unknown text "${name}"${didYouMean(name, brandTexts)}`);
      else checkPlaces(cursor, en[own], findings);
      for (const [other, others] of languages)
        if (own !== undefined && !others.some(([key]) => key === name))
          findings.error(cursor.at, 'missing-key', `the text "${name}" is missing in ${other}`);
    }
  return Object.fromEntries(
    languages.map(([language, members]) => [
      language,
      Object.fromEntries(members.map(([name, cursor]) => [name, cursor.text ?? ''])),
    ]),
  );
}

function checkPlaces(cursor: Cursor, own: string, findings: Findings): void {
  const known = placesIn(own);
  for (const place of placesIn(cursor.text ?? ''))
    if (!known.includes(place)) {
      const expected = known.length > 0 ? `expected ${known.map((each) => `{${each}}`).join(', ')}` : 'it has none';
      findings.error(
        cursor.valueAt,
        'unknown-placeholder',
        `unknown placeholder {${place}}${didYouMean(place, known)}; ${expected}`,
      );
    }
}

const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function readContact(document: Cursor | undefined, findings: Findings): BrandOfPage['contact'] {
  if (!document) return { links: [] };
  const words = (cursor: Cursor): Readonly<Record<string, string>> =>
    Object.fromEntries(cursor.members.map(([language, said]) => [language, said.text ?? '']));
  const [phone, email, hours] = [
    document.member('phone').text,
    document.member('email').text,
    document.member('hours'),
  ];
  const links = document.member('links').items.map((link) => {
    const [name, address] = [words(link.member('name')), link.member('address')];
    if (address.text?.startsWith('https://') && !URL.canParse(address.text))
      findings.error(address.valueAt, 'wrong-form', `found the text "${address.text}"; expected an address, https://…`);
    return { name, address: address.text ?? '' };
  });
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(hours.present && { hours: words(hours) }),
    links,
  };
}
