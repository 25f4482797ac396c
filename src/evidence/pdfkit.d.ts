/** Of pdfkit what is used here; it brings no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    readonly continued?: boolean;
    readonly indent?: number;
  }

  interface StructureElement {
    add(child: StructureElement): this;
    end(): void;
  }

  class PDFDocument extends Readable {
    constructor(options: {
      readonly size: string;
      readonly margin: number;
      readonly pdfVersion: string;
      readonly tagged: boolean;
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly bufferPages: boolean;
      readonly info: { readonly Title: string; readonly CreationDate: Date };
      readonly font: string;
    });
    readonly page: { readonly width: number; readonly height: number; margins: { bottom: number } };
    y: number;
    x: number;
    font(path: string): this;
    fontSize(size: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: object): this;
    moveDown(lines?: number): this;
    struct(
      type: string,
      options?: { readonly lang?: string } | (() => void) | readonly (StructureElement | (() => void))[],
      children?: (() => void) | readonly (StructureElement | (() => void))[],
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(type: 'Artifact', options?: { readonly type: string }): this;
    endMarkedContent(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(number: number): void;
    end(): void;
  }
  export = PDFDocument;
}
