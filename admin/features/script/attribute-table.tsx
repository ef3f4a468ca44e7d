import { type AttributeDoc, attributes } from '../../../embed/attributes.ts';
import { scriptCopy as copy } from '../../copy/script.ts';

const { columns } = copy;
const headers = [columns.name, columns.values, columns.default, columns.meaning];

/** Lists every attribute of the element. docs/element.md has the same list. */
export function AttributeTable() {
  return (
    <div className="rounded-card border border-line bg-surface">
      <div className="grid gap-1 p-4 md:p-6 md:pb-4">
        <h2 id="attributes" className="text-16 leading-tight font-semibold">
          {copy.attributesTitle}
        </h2>
        <p className="text-14 text-muted">{copy.attributesText}</p>
      </div>
      <section
        aria-labelledby="attributes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in a narrow window, so it must be focusable with the keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-b-card"
      >
        <table className="w-full min-w-[44rem] text-left text-13">
          <thead>
            <tr>
              {headers.map((header) => (
                <th
                  key={header}
                  scope="col"
                  className="h-10 border-y border-line bg-canvas px-3 text-12 font-medium text-muted first:pl-4 last:pr-4 md:first:pl-6"
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attributes.map(({ name, values, default: preset, defaultId, doc }) => (
              <tr key={name} className="[&>td]:border-line not-last:[&>td]:border-b">
                <td className={cellClass}>
                  <code className="font-mono font-medium whitespace-nowrap">{name}</code>
                </td>
                <td className={cellClass}>
                  <Values values={values} />
                </td>
                <td className={cellClass}>
                  {defaultId ? <WithCode text={defaultId} /> : <Code>{preset}</Code>}
                </td>
                <td className={`${cellClass} text-muted`}>
                  <WithCode text={doc} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const cellClass = 'px-3 py-3 align-top first:pl-4 last:pr-4 md:first:pl-6';

function Values({ values }: { values: AttributeDoc['values'] }) {
  if (typeof values === 'string') return copy.kinds[values];
  return (
    <span className="flex flex-wrap gap-1">
      {values.map((value) => (
        <Code key={value}>{value}</Code>
      ))}
    </span>
  );
}

/** Renders text in `backticks` as code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Code
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts of a fixed text never changes.
        key={index}
      >
        {part}
      </Code>
    ) : (
      part
    ),
  );
}

function Code({ children }: { children: string }) {
  return (
    <code className="rounded-control bg-hover px-1 py-0.5 font-mono text-12 whitespace-nowrap text-text">
      {children}
    </code>
  );
}
