import { expect } from '@playwright/test';
import type { BrowserDriver } from './browser-driver.ts';

/** Uses the first bot of a page as a visitor does, by the names and texts in its shadow root. */
export interface BotVisitor {
  /** Scrolls to the button with this name, or the field with this label, and clicks on its middle. */
  click(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Waits until the bot shows this text. */
  expectText(text: string): Promise<void>;
  /** Waits until the bot no longer shows this text. */
  expectNoText(text: string): Promise<void>;
}

export function visitBot(driver: BrowserDriver): BotVisitor {
  const shows = (text: string) =>
    driver.evaluate((wanted) => {
      const root = document.querySelector('faq-chatbot')?.shadowRoot;
      const bot = root?.querySelector<HTMLElement>('.root');
      return (bot?.innerText ?? '').replace(/\s+/g, ' ').includes(wanted);
    }, text);

  const click = async (name: string) => {
    const find = () => driver.evaluate(findMiddle, name);
    await expect.poll(find, { message: `a control named ${name}` }).not.toBeNull();
    // Wait until the control does not move any more. A busy machine lays an opened panel out after a moment.
    let middle = await find();
    await expect
      .poll(
        async () => {
          const before = JSON.stringify(middle);
          await new Promise((resolve) => setTimeout(resolve, 300));
          middle = await find();
          return JSON.stringify(middle) === before;
        },
        { intervals: [0] },
      )
      .toBe(true);
    if (middle === null) throw new Error(`${name} went away.`);
    await driver.click(middle);
  };

  return {
    click,
    async fill(label, text) {
      await click(label);
      await driver.type(text);
    },
    async expectText(text) {
      await expect.poll(() => shows(text), { message: text }).toBe(true);
    },
    async expectNoText(text) {
      await expect.poll(() => shows(text), { message: `no ${text}` }).toBe(false);
    },
  };
}

/** Returns the middle of a control if a click there reaches it, else null. */
function findMiddle(name: string): { x: number; y: number } | null {
  const root = document.querySelector('faq-chatbot')?.shadowRoot;
  // On a busy machine the panel may stand still for a while in the middle of its animation. Chromium 80 cannot tell.
  const moving = root?.querySelector('.panel')?.getAnimations?.() ?? [];
  if (moving.some(({ playState }) => playState === 'running')) return null;
  const controls =
    root?.querySelectorAll<HTMLElement>('button, input, a[href], [role=option]') ?? [];
  for (const control of Array.from(controls)) {
    const label = root?.querySelector(`label[for="${control.id}"]`)?.textContent;
    // Below the question, a result has the beginning of the answer.
    const [shown] = control.innerText.split('\n', 1);
    const names = [control.getAttribute('aria-label'), label, shown, control.title];
    if (!names.some((own) => own?.trim() === name)) continue;
    control.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const hit = root?.elementFromPoint(middle.x, middle.y);
    if (hit && (control.contains(hit) || hit.contains(control))) return middle;
  }
  return null;
}
