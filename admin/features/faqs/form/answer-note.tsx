import { Link } from 'wouter';
import { unansweredCopy as copy } from '../../../copy/unanswered.ts';
import { unansweredAddress } from '../../../data/forms/answer-draft.ts';

interface AnswerNoteProps {
  websiteId: number;
  words: readonly string[];
}

/** Shows in the form of a new FAQ which visitors' wordings it answers. */
export function AnswerNote({ websiteId, words }: AnswerNoteProps) {
  const [first = '', ...others] = words;
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-hover px-3 py-2 text-13">
      <p className="wrap-anywhere">{copy.answering(first, others.length)}</p>
      <Link
        to={unansweredAddress(websiteId)}
        className="touch-target inline-flex items-center font-medium underline underline-offset-2"
      >
        {copy.backToList}
      </Link>
    </div>
  );
}
