import { setInterval } from 'node:timers';

/**
 * Runs one named step of a long task. In a terminal, one changing line shows the step, its latest message and the
 * seconds so far; otherwise each message is a line. At the end it prints how long the step took.
 */
export async function step<Result>(
  title: string,
  work: (say: (line: string) => void) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const took = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const line = process.stdout.isTTY ? changingLine(title, took) : plainLines(title);
  try {
    const result = await work(line.say);
    line.end();
    console.log(`✓ ${title} (${took()})`);
    return result;
  } catch (error) {
    line.end();
    console.log(`✗ ${title} (${took()})`);
    throw error;
  }
}

interface Line {
  say: (text: string) => void;
  end: () => void;
}

function changingLine(title: string, took: () => string): Line {
  const clear = '\r\u001B[2K';
  let said = '';
  const draw = () =>
    process.stdout.write(
      `${clear}… ${title}${said && `: ${said}`} (${took()})`.slice(0, process.stdout.columns + clear.length),
    );
  const timer = setInterval(draw, 200);
  return {
    say: (text) => {
      said = text;
    },
    end: () => {
      clearInterval(timer);
      process.stdout.write(clear);
    },
  };
}

function plainLines(title: string): Line {
  console.log(`… ${title}`);
  return { say: (text) => console.log(`  ${text}`), end: () => undefined };
}
