import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { EvidenceDocument, EvidenceSection, Fact, ShownText } from './evidence-document.js';

const fontFile = (name: string): string => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

/** They have the letters of all languages of Europe, and more; what is used of them goes into the document. */
const fonts = { plain: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const;

const margin = 56;
const [small, normal, large, largest] = [8, 10, 12, 16];

/**
 * The document as a tagged PDF (headings, paragraphs, lists; language and title), whose text can be selected and read
 * aloud. `madeAt`: milliseconds since 1970.
 */
export async function evidencePdf(document: EvidenceDocument, madeAt: number): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, pdfVersion: '1.7', tagged: true, lang: document.language, displayTitle: true },
    ...{ bufferPages: true, font: fontFile(fonts.plain) },
    info: { Title: document.title, CreationDate: new Date(madeAt) },
  });
  const written = collected(pdf);
  new PdfWriter(pdf, document).write();
  pdf.end();
  return written;
}

async function collected(pdf: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part);
  return Buffer.concat(parts);
}

/** A structure element is told of its text when its turn comes: the pages are divided then. */
class PdfWriter {
  readonly #root: ReturnType<PDFDocument['struct']>;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly document: EvidenceDocument,
  ) {
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  write(): void {
    const { title, words, facts, verdict, sections } = this.document;
    this.#line('H1', title, { size: largest, bold: true });
    this.#line('P', words.explanation);
    this.#facts(facts);
    for (const [index, sentence] of verdict.entries()) this.#line('P', sentence, { bold: index === 0 });
    for (const section of sections) this.#section(section);
    this.#root.end();
    this.#numberPages();
  }

  #section({ heading, language, facts, shown }: EvidenceSection): void {
    this.pdf.moveDown(1);
    this.#line('H2', heading, { size: large, bold: true });
    this.#facts(facts);
    for (const one of shown) this.#shown(one, language);
  }

  #shown({ notice, under, text, mandatory, options, units, answers, asks }: ShownText, lang: string): void {
    const { words } = this.document;
    this.pdf.moveDown(0.5);
    if (!asks) {
      this.#line('H3', notice ?? '', { bold: true, lang });
      for (const line of text) this.#line('P', line, { lang, indent: 12 });
      return;
    }
    this.#line('H3', [...(under === undefined ? [] : [under]), text.join(' ')].join(': '), { bold: true, lang });
    if (mandatory) this.#line('P', `(${words.mandatory})`, { size: small });
    for (const option of options)
      this.#line('P', option.chosen ? `● ${option.text} (${words.chosen})` : `○ ${option.text}`, { lang, indent: 12 });
    if (units.length > 0) this.#line('P', `${words.unit}: ${units.join(', ')}`, { size: small });
    const [last, ...before] = answers;
    this.#line('P', last ? `${words.answer}: ${last.text} (${last.time})` : words.notAnswered, {
      bold: last !== undefined,
    });
    for (const { text: earlier, time } of before) this.#line('P', `${words.before}: ${earlier} (${time})`);
  }

  #facts(facts: readonly Fact[]): void {
    for (const [name, value] of facts) this.#line('P', `${name}: ${value}`, { size: small });
    this.pdf.moveDown(0.5);
  }

  #line(
    type: 'H1' | 'H2' | 'H3' | 'P',
    text: string,
    { size = normal, bold = false, lang = '', indent = 0 } = {},
  ): void {
    const draw = (): void => {
      this.pdf
        .font(fontFile(bold ? fonts.bold : fonts.plain))
        .fontSize(size)
        .text(text, { indent });
    };
    this.#root.add(this.pdf.struct(type, lang === '' ? {} : { lang }, draw));
  }

  /** What stands on every page is no part of what is read. */
  #numberPages(): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.pdf.switchToPage(index);
      const { page } = this.pdf;
      page.margins.bottom = 0;
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      this.pdf
        .font(fontFile(fonts.plain))
        .fontSize(small)
        .text(`${index + 1} / ${count}`, margin, page.height - margin / 2, {
          ...{ align: 'right', width: page.width - 2 * margin, lineBreak: false },
        });
      this.pdf.endMarkedContent();
    }
  }
}
