import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { ENV, type Env, usesModel } from '../config/env.js';
import { REGISTRY } from './metrics.service.js';

const OFFICIAL_API = 'https://api.openai.com/v1';
const PATIENCE_MS = 1_500;
const GOOD_FOR_MS = 30_000;
const BAD_FOR_MS = 5_000;

/** Whether the model's server answers, asked seldom. The lexicon is always there. */
@Injectable()
export class InterpreterReachability implements OnModuleInit {
  private freshUntil = 0;
  private answer = Promise.resolve(true);

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  onModuleInit(): void {
    const answers = () => this.answers();
    new Gauge({
      name: 'kkumpuri_interpreter_reachable',
      help: '1 when the model server answers, or when the lexicon interprets anyway',
      registers: [this.registry],
      async collect() {
        this.set((await answers()) ? 1 : 0);
      },
    });
  }

  /** With the lexicon to stand in, a silent model is no reason to take the worker out. */
  async isServed(): Promise<boolean> {
    return this.env.LEXICON_FALLBACK || this.answers();
  }

  answers(): Promise<boolean> {
    if (!usesModel(this.env)) return Promise.resolve(true);
    if (Date.now() < this.freshUntil) return this.answer;
    this.freshUntil = Date.now() + GOOD_FOR_MS;
    this.answer = this.ask().then((reached) => {
      if (!reached) this.freshUntil = Date.now() + BAD_FOR_MS;
      return reached;
    });
    return this.answer;
  }

  /** Any answer but a server's own failure counts: not every server lists its models, and a wrong key shows elsewhere. */
  private async ask(): Promise<boolean> {
    const { OPENAI_BASE_URL = OFFICIAL_API, OPENAI_API_KEY } = this.env;
    try {
      const response = await fetch(`${OPENAI_BASE_URL.replace(/\/+$/, '')}/models`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: OPENAI_API_KEY ? { authorization: `Bearer ${OPENAI_API_KEY}` } : {},
      });
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  }
}
