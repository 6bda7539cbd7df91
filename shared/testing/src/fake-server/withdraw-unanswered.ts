import type { QuestionOfWorld } from '../builders/questions';
import type { World } from './world';

/** Takes back what lenders were asked and have not answered. */
export function withdrawUnanswered(world: World, isOver: (question: QuestionOfWorld) => boolean): void {
  const endedAt = new Date().toISOString();
  world.questions = world.questions.map((one) =>
    one.state === 'asked' && isOver(one) ? { ...one, state: 'withdrawn', endedAt } : one,
  );
}
