import type { GrayImage } from './picture/gray-image';
import type { ReadingTools } from './reading-tools';

/** The libraries that a page is read with. Each step that takes long reports progress, because silence counts as a hang. */
export interface PageTools extends ReadingTools {
  reportProgress: () => void;
}

/** Takes a value as it is, and returns it with one thing more. */
export type Stage<Value> = (value: Value, tools: PageTools) => Value | Promise<Value>;

/** The value after all stages, one after the other. */
export async function through<Value>(stages: readonly Stage<Value>[], value: Value, tools: PageTools): Promise<Value> {
  let read = value;
  for (const stage of stages) read = await stage(read, tools);
  return read;
}

/** The tools with a recognizer that reports progress for each sheet: on a busy machine one can take long. */
export function pageTools(tools: ReadingTools, reportProgress: () => void): PageTools {
  const recognizer = async () => {
    const given = await tools.recognizer();
    return {
      recognize(image: GrayImage) {
        reportProgress();
        return given.recognize(image);
      },
    };
  };
  return { ...tools, recognizer, reportProgress };
}
