import type { Words } from './phrases.js';
import { wordsOfTold } from './scene.js';

/** More often than this a reading would sound as if it knew one phrase only. */
const MOST = 2;

/** Lets the scenes of a dream take turns, so that no section says again what the last one said. */
export class SceneTurns {
  private readonly told = new Map<string, number>();

  constructor(private readonly scenes: readonly string[]) {}

  /** What has been told elsewhere. */
  note(scene: string | undefined): void {
    if (scene !== undefined) this.told.set(scene, this.countOf(scene) + 1);
  }

  /** The scene told least so far, or no words where each has been told enough. */
  next(): Words {
    const [scene] = [...this.scenes].sort((a, b) => this.countOf(a) - this.countOf(b));
    return scene === undefined || this.countOf(scene) >= MOST ? {} : this.take(scene);
  }

  /** The same, but rather a scene again than none; best one in which a word does not stand. */
  nextOrAgain(without?: string): Words {
    const fitting = this.scenes.filter((scene) => without === undefined || !scene.includes(without));
    const [scene] = (fitting.length > 0 ? fitting : [...this.scenes]).sort(
      (a, b) => this.countOf(a) - this.countOf(b),
    );
    return scene === undefined ? {} : this.take(scene);
  }

  private take(scene: string): Words {
    this.note(scene);
    return wordsOfTold('scene', scene);
  }

  private countOf(scene: string): number {
    return this.told.get(scene) ?? 0;
  }
}
