import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { contrastOf, tooLittleIn } from '../../src/brand/contrast.js';
import { colours, ownPalettes, schemes, stylesOf } from '../../src/brand/palette.js';
import { readBrand } from '../../src/brand/read-brand.js';
import { capturePage } from '../../src/page-files.js';
import { testSeed } from '../support/run/seed.js';
import { expectText } from '../support/words/expect-text.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

describe('A brand', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-brand-'));
    mkdirSync(join(directory, 'brand'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const brandWith = (files: Readonly<Record<string, string | Buffer>>) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, 'brand', name), content);
    return readBrand(join(directory, 'brand'));
  };
  const fileOf = (files: Readonly<Record<string, string | Buffer>>, name: string): string =>
    Buffer.from(capturePage(brandWith(files)).files.get(name)?.content ?? '').toString();

  it('may say nothing: then the page is as it is without', () => {
    const [bare, own] = [capturePage(brandWith({})), capturePage()];
    expect(bare.html).to.deep.equal(own.html);
    expect(bare.files.get('try.css')).to.deep.equal(own.files.get('try.css'));
  });

  it('gives colours for light and dark, and keeps those that it does not name', () => {
    const css = fileOf({ 'colours.yaml': 'light: { accent: "#7a1f4b" }\ndark: { accent: "#f2a3c7" }\n' }, 'try.css');
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
    expect(light).to.include('--accent: #7a1f4b;').and.to.include(`--ink: ${ownPalettes.light.ink};`);
    expect(dark).to.include('--accent: #f2a3c7;').and.to.include(`--accent-ink: ${ownPalettes.dark.accentInk};`);
  });

  it('names the picture of the tab, whatever its kind', () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const { html, files } = capturePage(brandWith({ 'icon.png': png, 'logo.svg': svg }));
    expect(Buffer.from(html).toString()).to.include('href="try/icon.png" type="image/png"');
    expect(files.get('icon.png')?.type).to.equal('image/png');
    expect(files.get('logo.svg')?.type).to.equal('image/svg+xml');
  });

  for (const [what, files, expected] of [
    ['a file that nothing reads', { 'colors.yaml': '{}' }, /brand\/colors\.yaml:1:1 .*did you mean colours\.yaml\?/],
    ['a colour that there is not', { 'colours.yaml': 'light: { acent: "#7a1f4b" }' }, /:1:10 .*did you mean accent\?/],
    ['a scheme that there is not', { 'colours.yaml': 'drak: {}' }, /:1:1 .*did you mean dark\?/],
    ['a colour by its name', { 'colours.yaml': 'light: { accent: red }' }, /:1:18 .*expected a colour in quotes/],
    ['a colour without quotes', { 'colours.yaml': 'light:\n  accent: #7a1f4b\n' }, /brand\/colours\.yaml:2:/],
    [
      'a style in place of a colour',
      { 'colours.yaml': 'light: { accent: "#7a1f4b;} body{background:url(//x)" }' },
      /:1:18 error wrong-form/,
    ],
    [
      'too little contrast in light',
      { 'colours.yaml': 'light:\n  accent: "#e58fb4"\n' },
      /:2:11 .*accent #e58fb4 on ground #f4f6f7 has a contrast of 2\.\d\d in light; expected at least 4\.5/,
    ],
    [
      'too little contrast in dark, of what is behind',
      { 'colours.yaml': 'dark: { card: "#a0a0a0" }' },
      /:1:15 .*ink .* on card #a0a0a0 .* in dark/,
    ],
    ['a frame of the focus that is not seen', { 'colours.yaml': 'light: { focus: "#eeeeee" }' }, /focus .* least 3$/m],
    [
      'a text that there is not',
      { 'texts.yaml': 'en: { endDoneTxt: "x" }\nde: { endDoneTxt: "x" }' },
      /:1:7 .*did you mean endDoneText\?/,
    ],
    ['a text in one language', { 'texts.yaml': 'en: { begin: "Go" }\nde: {}' }, /:1:7 .*"begin" is missing in de/],
    ['a language that there is not', { 'texts.yaml': 'en: {}\nde: {}\nfr: {}' }, /:3:1 .*unknown key "fr"/],
    [
      'a place that is not filled',
      { 'texts.yaml': 'en: { remove: "No {nam}" }\nde: { remove: "Weg" }' },
      /:1:15 .*unknown placeholder \{nam\} \(did you mean name\?\)/,
    ],
    ['an empty text', { 'texts.yaml': 'en: { begin: "" }\nde: { begin: "Los" }' }, /:1:14 .*empty text/],
    [
      'a link that runs',
      { 'contact.yaml': 'links: [{ name: { en: A, de: B }, address: "javascript:alert(1)" }]' },
      /https/,
    ],
    [
      'a link that leads nowhere',
      { 'contact.yaml': 'links: [{ name: { en: A, de: B }, address: "https://[" }]' },
      /:1:/,
    ],
    ['a telephone that is none', { 'contact.yaml': 'phone: "call us"' }, /:1:8 .*telephone number/],
    ['a picture with a script', { 'logo.svg': `${svg}\n<script>alert(1)</script>` }, /brand\/logo\.svg:2:1 .*script/],
    ['a picture that runs something', { 'logo.svg': '<svg onload="alert(1)"/>' }, /brand\/logo\.svg:1:5 .*onload/],
    ['a picture that is none', { 'logo.png': 'GIF89a' }, /brand\/logo\.png:1:1 .*no PNG/],
    [
      'a picture whose line ends were changed',
      { 'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0d, 0x0a]) },
      /brand\/logo\.png:1:1 .*no PNG/,
    ],
    ['a page in place of a picture', { 'icon.svg': '<html></html>' }, /brand\/icon\.svg:1:1 .*no SVG/],
    ['a picture twice', { 'logo.svg': svg, 'logo.png': 'x' }, /duplicate-file/],
    ['a large picture', { 'logo.svg': svg + ' '.repeat(100_000) }, /at most 100000/],
  ] as const) {
    it(`is refused, with the place, for ${what}`, () => {
      expect(() => brandWith(files)).to.throw(expected);
    });
  }

  it('is all that its files say, and nothing else', () => {
    const { palettes, ofPage, pictures } = brandWith({
      'colours.yaml': 'light: { accent: "#7a1f4b", edge: "#5a5a5a" }\ndark: { warn: "#ffcc66" }\n',
      'texts.yaml': 'en: { begin: "Go", remove: "No {name}" }\nde: { remove: "Weg mit {name}", begin: "Los" }\n',
      'contact.yaml': [
        'phone: "+49 89 1234"',
        'email: help@example.com',
        'hours: { en: "9 to 5", de: "9 bis 17 Uhr" }',
        'links:',
        '  - { name: { en: "Privacy", de: "Datenschutz" }, address: "https://example.com/p?a=1" }',
        '  - { name: { en: "Imprint", de: "Impressum" }, address: "https://example.com/i" }',
        '',
      ].join('\n'),
      'logo.svg': svg,
      'logo-dark.svg': svg,
    });
    expect(palettes).to.deep.equal({
      light: { ...ownPalettes.light, accent: '#7a1f4b', edge: '#5a5a5a' },
      dark: { ...ownPalettes.dark, warn: '#ffcc66' },
    });
    expect(ofPage).to.deep.equal({
      texts: { en: { begin: 'Go', remove: 'No {name}' }, de: { begin: 'Los', remove: 'Weg mit {name}' } },
      contact: {
        phone: '+49 89 1234',
        email: 'help@example.com',
        hours: { en: '9 to 5', de: '9 bis 17 Uhr' },
        links: [
          { name: { en: 'Privacy', de: 'Datenschutz' }, address: 'https://example.com/p?a=1' },
          { name: { en: 'Imprint', de: 'Impressum' }, address: 'https://example.com/i' },
        ],
      },
      logo: 'logo.svg',
      darkLogo: 'logo-dark.svg',
    });
    expect([...pictures.keys()]).to.have.members(['logo.svg', 'logo-dark.svg']);
    expect(stylesOf(palettes)).to.match(
      /^:root \{ --ground: #f4f6f7; .*--accent: #7a1f4b; --accent-ink: #ffffff; .*--focus: #0b5fd0; \}\n@media \(prefers-color-scheme: dark\) \{\n:root \{ --ground: #12191c; .*--warn: #ffcc66; --focus: #8ab8ff; \}\n\}\n$/,
    );
  });

  it('is empty where no file says anything', () => {
    const { palettes, ofPage, pictures } = brandWith({});
    expect(palettes).to.deep.equal(ownPalettes);
    expect(ofPage).to.deep.equal({ texts: { en: {}, de: {} }, contact: { links: [] } });
    expect([...pictures]).to.deep.equal([]);
    expect(brandWith({ 'contact.yaml': 'email: a@example.com' }).ofPage.contact).to.deep.equal({
      email: 'a@example.com',
      links: [],
    });
  });

  it('is refused with these words for all that is wrong', () => {
    const said = (): string => {
      try {
        brandWith({
          'colours.yaml': 'light: { accent: "#e58fb4", card: "#8a8a8a" }\ndark: {}\n',
          'texts.yaml':
            'en: { begin: "Go {now}", remove: "No {nam}", nothing: "x" }\nde: { begin: "Los", next: "Weiter" }\n',
          'contact.yaml': 'links: [{ name: { en: A, de: B }, address: "https://[" }]\n',
          'logo.svg': '<html/>',
          'logo.yaml': '',
        });
        return 'nothing';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expectText('brand-that-is-refused.txt', `${said()}\n`);
  });

  it('names all that is wrong at once', () => {
    expect(() =>
      brandWith({ 'colours.yaml': 'light: { accent: red }', 'texts.yaml': 'en: { x: "y" }\nde: {}', 'a.txt': '' }),
    ).to.throw(/brand\/a\.txt[\s\S]*colours\.yaml[\s\S]*texts\.yaml/);
  });

  it('has texts that come to the page as they are, whatever they hold, and as nothing but text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'binary' }).filter(isWritten), async (said) => {
        const texts = { begin: said };
        const script = fileOf({ 'texts.yaml': JSON.stringify({ en: texts, de: texts }) }, 'main.js');
        const lines = script.split('\n').filter((line) => line.startsWith('const brand = '));
        expect(lines).to.have.length(1);
        const { brand } = (await import(`data:text/javascript,${encodeURIComponent(`export ${lines}`)}`)) as {
          readonly brand: { readonly texts: unknown };
        };
        expect(brand.texts).to.deep.equal({ en: texts, de: texts });
      }),
      {
        seed: testSeed,
        numRuns: 50,
        examples: [['</script><script>alert(1)</script>'], ['"};alert(1);//'], ['\u2028`alert(1)`']],
      },
    );
  });
});

/** Letters that YAML takes, and that name no place to be filled. */
const isWritten = (text: string): boolean =>
  /^[\t\n\r\x20-\x7E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(text) && !/\{\w+\}/.test(text);

describe('The contrast of colours', () => {
  it('is that of WCAG: 21 of black on white, 1 of a colour on itself, the same both ways', () => {
    expect(contrastOf('#000000', '#ffffff')).to.be.closeTo(21, 1e-9);
    expect(contrastOf('#777777', '#ffffff')).to.be.closeTo(4.48, 0.005);
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrastOf(one, other)).to.equal(contrastOf(other, one)).and.to.be.within(1, 21);
        expect(contrastOf(one, one)).to.equal(1);
      }),
      { seed: testSeed },
    );
  });

  it('is, of colours as dark and as light as can be told apart, that of WCAG', () => {
    for (const [one, other, contrast] of [
      ['#ff0000', '#ffffff', 3.998],
      ['#00ff00', '#ffffff', 1.372],
      ['#0000ff', '#ffffff', 8.592],
      ['#0a0a0a', '#000000', 1.061],
      ['#0b0b0b', '#000000', 1.067],
    ] as const)
      expect(contrastOf(one, other), one).to.be.closeTo(contrast, 0.0006 * contrast);
  });

  it('must be 4.5 of text and 3 of shapes, on whatever stands behind them', () => {
    const grey = Object.fromEntries(colours.map((colour) => [colour, '#808080'])) as typeof ownPalettes.light;
    const demanded = tooLittleIn(grey).map(({ of, on, least, contrast }) => `${of} on ${on}: ${contrast} of ${least}`);
    const pairs = (of: string, least: number, ...on: string[]) =>
      on.map((behind) => `${of} on ${behind}: 1 of ${least}`);
    expect(demanded).to.deep.equal([
      ...pairs('ink', 4.5, 'ground', 'card', 'tint', 'badTint'),
      ...pairs('soft', 4.5, 'ground', 'card', 'tint'),
      ...pairs('accent', 4.5, 'ground', 'card', 'tint'),
      ...pairs('accentInk', 4.5, 'accent'),
      ...pairs('good', 4.5, 'ground', 'card', 'tint'),
      ...pairs('bad', 4.5, 'ground', 'card', 'tint', 'badTint'),
      ...pairs('edge', 3, 'ground', 'card'),
      ...pairs('focus', 3, 'ground', 'card'),
      ...pairs('warn', 3, 'card', 'tint'),
    ]);
  });

  it('of the client’s own is enough, in light and dark, and every colour but a line is judged', () => {
    for (const scheme of schemes) expect(tooLittleIn(ownPalettes[scheme])).to.deep.equal([]);
    const grey = Object.fromEntries(colours.map((colour) => [colour, '#808080'])) as typeof ownPalettes.light;
    const judged = new Set(tooLittleIn(grey).flatMap(({ of, on }) => [of, on]));
    expect(colours.filter((colour) => !judged.has(colour))).to.deep.equal(['line']);
  });
});
