/** The part of pdfkit that the drawing of test contracts uses; the package has no types. */
declare module 'pdfkit' {
  interface TextOptions {
    width?: number;
    align?: 'left' | 'center' | 'justify';
    lineBreak?: boolean;
    lineGap?: number;
  }
  export default class PDFDocument {
    constructor(options?: {
      size?: string | [number, number];
      margin?: number;
      autoFirstPage?: boolean;
      userPassword?: string;
    });
    page: { width: number; height: number };
    y: number;
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    addPage(options?: { size?: string | [number, number]; margin?: number }): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    lineWidth(width: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options?: TextOptions): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    stroke(): this;
    fill(color?: string): this;
    image(source: Buffer, x: number, y: number, options?: { width?: number; height?: number }): this;
    end(): void;
  }
}
