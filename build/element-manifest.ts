import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { attributeDocs } from '../embed/attribute-docs.ts';
import { attributeDefaults, attributes } from '../embed/attributes.ts';
import {
  customProperties,
  elementEvents,
  elementMethods,
  eventDetails,
  parts,
} from '../embed/element-api.ts';
import { attributeType, objectType, propertyName } from './type-texts.ts';

/** `custom-elements.json`: the element for editors, linters and catalogues, in the format of custom-elements-manifest. */
export function elementManifest(): Package {
  const declaration = { name: 'FaqChatbotElement' };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'faq-chatbot.js',
        declarations: [describeElement(declaration.name)],
        exports: [{ kind: 'custom-element-definition', name: 'faq-chatbot', declaration }],
      },
    ],
  };
}

function describeElement(name: string): CustomElementDeclaration {
  return {
    kind: 'class',
    name,
    tagName: 'faq-chatbot',
    customElement: true,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: 'An FAQ chatbot. The script `faq-chatbot.js` defines it.',
    attributes: attributes.map(({ name, values }) => ({
      name,
      description: attributeDocs[name],
      type: { text: attributeType(values) },
      fieldName: propertyName(name),
      ...(name in attributeDefaults && {
        default: attributeDefaults[name as keyof typeof attributeDefaults],
      }),
    })),
    members: [...describeFields(), ...describeMethods()],
    events: elementEvents.map(({ name, doc }) => ({
      name,
      description: doc,
      type: { text: `CustomEvent<${objectType(eventDetails[name])}>` },
    })),
    cssProperties: customProperties.map(({ name, doc, default: value }) => ({
      name,
      description: doc,
      default: value,
    })),
    cssParts: parts.map(({ name, doc }) => ({ name, description: doc })),
  };
}

type Members = NonNullable<CustomElementDeclaration['members']>;

function describeFields(): Members {
  return attributes.map(({ name, values }) => ({
    kind: 'field',
    name: propertyName(name),
    description: attributeDocs[name],
    type: { text: attributeType(values) },
  }));
}

/** One member for each name. `open()` and `open(options)` are one member. */
function describeMethods(): Members {
  const calls = elementMethods.map(({ name, ...rest }) => ({ ...rest, name: name.split('(')[0] }));
  return [...new Set(calls.map(({ name = '' }) => name))].map((name) => {
    const own = calls.filter((call) => call.name === name);
    const options = own.find((call) => call.options)?.options;
    return {
      kind: 'method',
      name,
      description: own.map(({ doc }) => doc).join(' '),
      ...(options && {
        parameters: [
          { name: 'options', optional: true, type: { text: objectType(options, 'none') } },
        ],
      }),
      return: { type: { text: 'void' } },
    };
  });
}
