import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { ChartDrawer } from '../charts/chart-drawer.js';
import { type BriefContent, type DrawnCharts } from './stored-brief.js';
import { type BriefOrder, composeInThread, type ThreadEntry } from './thread/brief-thread.js';

export const BRIEF_THREAD = Symbol('BRIEF_THREAD');

export interface MadeBrief {
  readonly content: BriefContent;
  readonly charts: DrawnCharts;
}

/** Composes a brief on its own thread, which reads the database itself, and draws its charts off the event loop. */
@Injectable()
export class BriefMaker {
  constructor(
    private readonly drawer: ChartDrawer,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(BRIEF_THREAD) private readonly thread: ThreadEntry,
  ) {}

  async make(order: Omit<BriefOrder, 'target'>): Promise<MadeBrief> {
    const { content, drawings } = await composeInThread({ ...order, target: this.settings.database }, this.thread);
    const pair = async (theme: 'light' | 'dark') => ({
      emailPerformance: await this.#base64(drawings[theme].emailPerformance),
      segments: await this.#base64(drawings[theme].segments),
    });
    return { content, charts: { light: await pair('light'), dark: await pair('dark') } };
  }

  async #base64(svg: string): Promise<string> {
    return (await this.drawer.png(svg)).toString('base64');
  }
}
