import {
  plainFormat,
  whatsAppFormat,
  writeMessage,
} from '../../../../api/contract/texts/answer-message.ts';
import { faqAnswersCopy as copy } from '../../../copy/faqs/faq-answers.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { CheckLine } from '../../../ui/form/check-line.tsx';
import { ChoiceButtons } from '../../../ui/form/choice-buttons.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { changeCopyChoices, useCopyChoices } from './copy-choices.ts';

const lines = ['opening', 'closing'] as const;

/** How answers are copied on this device. Each change is saved at once. */
export function CopyChoicesDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const choices = useCopyChoices();
  const { format, withQuestion, withLink, withLines, opening, closing } = choices;
  const around = (line: string) => (withLines && line.trim() !== '' ? [{ answer: line }] : []);
  const example = {
    title: withQuestion ? copy.exampleQuestion : undefined,
    answer: copy.exampleAnswer,
    link: withLink ? `${location.host}/...` : undefined,
  };
  return (
    <Modal state={modal} title={copy.choices}>
      <p className="text-14 text-muted">{copy.choicesHelp}</p>
      <ChoiceButtons
        label={copy.format}
        choices={[
          { value: 'whatsapp', label: copy.formats.whatsapp },
          { value: 'plain', label: copy.formats.plain },
        ]}
        value={format}
        onChange={(chosen) => changeCopyChoices({ format: chosen })}
      />
      <div>
        {(['withQuestion', 'withLink', 'withLines'] as const).map((name) => (
          <CheckLine
            key={name}
            label={copy[name]}
            checked={choices[name]}
            onChange={(isOn) => changeCopyChoices({ [name]: isOn })}
          />
        ))}
      </div>
      {withLines &&
        lines.map((name) => (
          <TextField
            key={name}
            label={copy[name]}
            placeholder={name === 'opening' ? copy.openingExample : undefined}
            autoComplete="off"
            value={choices[name]}
            onChange={({ target }) => changeCopyChoices({ [name]: target.value })}
          />
        ))}
      <figure className="grid gap-1">
        <figcaption className="text-13 font-medium">{copy.example}</figcaption>
        <p className="rounded-control bg-canvas p-3 text-13 whitespace-pre-line wrap-anywhere">
          {writeMessage(
            [...around(opening), example, ...around(closing)],
            format === 'whatsapp' ? whatsAppFormat : plainFormat,
          )}
        </p>
      </figure>
    </Modal>
  );
}
