import { FormSheet, type FormStyle, type Place } from '../hard/draw-form';

const MARGIN = 60;
const WIDTH = 490;
const LEADING = 14.4;
const TOP = 60;

/** A line of a form; an array has texts at their distances from the left edge, in points. */
export type ProseLine = string | readonly (readonly [x: number, text: string])[];

/** A sheet that running text is written on, wrapped into lines, and over as many pages as it needs. */
export class ProseSheet extends FormSheet {
  private y = Infinity;
  private readonly linesOnPage: number;

  constructor(style: FormStyle, name: string, linesOnPage = 46) {
    super(style, name);
    this.linesOnPage = linesOnPage;
  }

  /** The height of the next line on its page. */
  nextLine(): number {
    if (this.y > TOP + this.linesOnPage * LEADING) {
      this.beginPage();
      this.y = TOP;
    }
    const { y } = this;
    this.y += LEADING;
    return y;
  }

  writeLines(lines: readonly ProseLine[]): void {
    for (const line of lines) {
      if (typeof line === 'string') for (const part of this.wrapped(line)) this.write(part, MARGIN, this.nextLine());
      else {
        const y = this.nextLine();
        for (const [x, text] of line) this.write(text, x, y);
      }
    }
  }

  /** A table is on pages of its own. */
  override drawTable(...table: Parameters<FormSheet['drawTable']>): Place[][] {
    this.y = Infinity;
    return super.drawTable(...table);
  }

  private wrapped(text: string): string[] {
    const lines: string[] = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (this.widthOf(longer) > WIDTH) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }
}
