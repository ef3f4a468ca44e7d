import { Fragment, useState } from 'react';
import type { ChatMessage } from '../../flow/chat-types.ts';
import { areWaysShown } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import { CheckFormCard } from '../check/check-form-card.tsx';
import { CheckResult } from '../check/check-result.tsx';
import { TicketPicture } from '../check/ticket-picture.tsx';
import { WaysCard } from '../ways/ways-card.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerImage, type Picture } from './answer-image.tsx';
import { AnswerText } from './answer-text.tsx';
import { AnswerVote } from './answer-vote.tsx';
import { EarlierOptions } from './earlier-options.tsx';
import { ImageZoom } from './image-zoom.tsx';

interface MessageListProps {
  messages: readonly ChatMessage[];
  isPainted: boolean;
  isHome: boolean;
  onChoose: (id: number) => void;
}

/** The messages. At home the greeting is above the menu, else it is the first message. Screen readers announce new ones. */
export function MessageList({ messages, isPainted, isHome, onChoose }: MessageListProps) {
  const { copy, settings, state } = useChat();
  const types = messages.map(({ type }) => type);
  const latestForm = types.lastIndexOf('form');
  const { chosenId, canVote, check } = state;
  // The ways to a human are alone on the screen. Back shows the rest again.
  const isAsking = areWaysShown(state);
  const first = isAsking ? types.lastIndexOf('ways') : 0;
  const latestQuestion = types.lastIndexOf('user');
  const hasVote = isPainted && canVote && chosenId !== null && settings.insights === 'on';
  const latestAnswer = Math.max(types.lastIndexOf('bot'), types.lastIndexOf('image'));
  const [zoomed, setZoomed] = useState<Picture | null>(null);
  // After a check only the actions are shown (spec, section 4).
  const isLocked = check?.status === 'locked';
  let parentId: number | null = null;
  const steps = messages.map((message) => {
    if (!isOwn(message)) return undefined;
    const chosenFrom = parentId;
    parentId = message.type === 'user' ? message.faqId : null;
    return isLocked ? undefined : chosenFrom;
  });
  return (
    <>
      <div className="messages" role="log">
        {!isHome && !isAsking && (
          // `aria-live="off"`: it was there before, above the menu.
          <p className="bubble bot" part="bot-message" aria-live="off">
            {copy[settings.mode].hint}
          </p>
        )}
        {messages.map((message, index) =>
          index < first ? null : message.type === 'form' ? (
            index === latestForm &&
            check && (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end or cleared.
              <CheckFormCard key={index} form={check} />
            )
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end or cleared.
            <Fragment key={index}>
              {steps[index] !== undefined && (
                <EarlierOptions parentId={steps[index]} onChoose={onChoose} />
              )}
              <div
                data-message={index}
                className="message"
                tabIndex={-1}
                // Visitors know their own words. The focus moves to them, so they would be read twice. Earlier answers
                // return when the visitor leaves the ways to a human.
                aria-live={isOwn(message) || index < latestQuestion ? 'off' : undefined}
              >
                <span className="unseen">{isOwn(message) ? copy.you : copy.bot}: </span>
                <Message
                  message={message}
                  isBeforeForm={messages[index + 1]?.type === 'form'}
                  onZoom={setZoomed}
                />
              </div>
              {import.meta.env.MODE === 'page' && index === latestAnswer && (
                <AnswerActions key={chosenId} />
              )}
              {hasVote && index === latestAnswer && <AnswerVote />}
            </Fragment>
          ),
        )}
      </div>
      {zoomed && <ImageZoom {...zoomed} onClose={() => setZoomed(null)} />}
    </>
  );
}

/** Whether it is what the visitor chose or typed. */
function isOwn(message: ChatMessage): message is ChatMessage & { type: 'user' | 'said' } {
  return message.type === 'user' || message.type === 'said';
}

interface MessageProps {
  message: Exclude<ChatMessage, { type: 'form' }>;
  isBeforeForm: boolean;
  onZoom: (picture: Picture) => void;
}

function Message({ message, isBeforeForm, onZoom }: MessageProps) {
  const { copy, settings, content } = useChat();
  // Collapse the image. Otherwise the form would be below the visible part of a phone's screen.
  if (isBeforeForm && (message.type === 'image' || message.type === 'ticket-picture')) {
    return (
      <details>
        <summary>{copy.check.ticketHelp}</summary>
        <Message message={message} isBeforeForm={false} onZoom={onZoom} />
      </details>
    );
  }
  switch (message.type) {
    case 'user':
    case 'said':
      return (
        // The heading of the answer below.
        <h2 className="bubble user" part="user-message" {...content}>
          {message.text}
        </h2>
      );
    case 'bot':
      return (
        <div className="bubble bot" part="bot-message" {...content}>
          <AnswerText text={message.text} />
        </div>
      );
    case 'image':
      return <AnswerImage image={message.image} question={message.text} onZoom={onZoom} />;
    case 'ticket-picture':
      return <TicketPicture kind={message.kind} />;
    case 'check':
      return <CheckResult kind={message.kind} outcome={message.outcome} />;
    case 'ways':
      // With the time as the key, a card that is shown again starts without the tick of the earlier card.
      return <WaysCard key={message.nowMs} nowMs={message.nowMs} text={message.text} />;
    case 'notice':
      return (
        <p className="bubble bot" part="bot-message">
          {message.notice === 'greeting' ? copy[settings.mode].hint : copy.notices[message.notice]}
          {message.href !== undefined && (
            <>
              {' '}
              <a href={message.href} target="_blank" rel="noopener noreferrer">
                {copy.openLiveAgent}
              </a>
            </>
          )}
        </p>
      );
  }
}
