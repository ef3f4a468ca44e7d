import { screenShrinkage } from '../look/screen-shrinkage.ts';

const replyDelayMs = 320;

/**
 * The visitor's words fly from the chosen option to their place, and the bot's reply follows. It is in the page from the
 * start, so this delays neither a screen reader nor the next tap.
 */
export function moveReply(asked: HTMLElement, option: DOMRect | undefined): void {
  if (!asked.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const conversation = asked.closest('.conversation') as HTMLElement;
  if (option) {
    const bubble = asked.lastElementChild as HTMLElement;
    const { left, top } = bubble.getBoundingClientRect();
    const x = (option.left - left) * screenShrinkage();
    const y = (option.top - top) * screenShrinkage();
    bubble.animate(
      { transform: [`translate(${x}px, ${y}px)`, 'none'] },
      { duration: 220, easing: 'ease-out' },
    );
  }
  conversation.querySelector('.asked')?.classList.remove('asked');
  // The style sheet shows three dots below, as long as the reply is hidden.
  asked.classList.add('asked');
  for (const later of conversation.querySelectorAll('.asked ~ *, .messages ~ *')) {
    later.animate({ opacity: [0, 1] }, { duration: 160, delay: replyDelayMs, fill: 'backwards' });
  }
}
