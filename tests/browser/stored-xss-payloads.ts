/**
 * Texts that an attacker may type so that a page runs them. Each would leave one of three traces: the name `xssRan` on the
 * window, a request for an address with `xss-ran` in it, or an element with `data-xss`.
 */
export const payloads = [
  '<script data-xss>xssRan=1</script>',
  '</script><script data-xss src=/xss-ran.js></script>',
  '<img data-xss src=/xss-ran onerror=xssRan=1>',
  '"><svg data-xss onload=xssRan=1>',
  "'><svg data-xss><animate onbegin=xssRan=1 attributeName=x>",
  '" onmouseover="xssRan=1" autofocus onfocus="xssRan=1" x="',
  '</title></textarea></style><iframe data-xss srcdoc="<script>top.xssRan=1</script>">',
  '</template><object data-xss data="data:text/html,<script>top.xssRan=1</script>">',
  '<style data-xss>@import "/xss-ran.css";*{background:url(/xss-ran)}</style>',
  'red;background:url(/xss-ran);x:expression(xssRan=1)',
  '<link data-xss rel=stylesheet href=//xss-ran.example/a.css>',
  '<base data-xss href=//xss-ran.example/>',
  '<meta data-xss http-equiv=refresh content="0;url=/xss-ran">',
  '<a data-xss href=javascript:xssRan=1>klik</a>',
  'javascript:xssRan=1',
  'java\tscript:xssRan=1',
  'data:text/html,<script>xssRan=1</script>',
  'vbscript:xssRan=1',
  '[klik](javascript:xssRan=1) ![a](/xss-ran)',
  '{{constructor.constructor("xssRan=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the syntax of another template language.
  '${xssRan=1}<%=xssRan=1%>#{xssRan=1}{%xssRan=1%}',
  '&lt;img data-xss src=x onerror=xssRan=1&gt;',
  '&#60;script data-xss&#62;xssRan=1&#60;/script&#62;',
  '\\u003cscript data-xss\\u003exssRan=1\\x3c/script>',
  '%3Cscript data-xss%3ExssRan=1%3C/script%3E',
  '<scr<script>ipt data-xss>xssRan=1</scr</script>ipt>',
  '＜script data-xss＞xssRan=1＜/script＞',
  'ſcript <ſcript data-xss>xssRan=1</ſcript>',
  '<form data-xss id=body><input name=innerHTML formaction=javascript:xssRan=1>',
  '<faq-chatbot data-xss api-host=//xss-ran.example></faq-chatbot>',
  '<math data-xss><mtext></form><mglyph><style></math><img src onerror=xssRan=1>',
  '<!--<img data-xss src="--><img data-xss src=/xss-ran onerror=xssRan=1//">',
  ']]><![CDATA[<script data-xss>xssRan=1</script>]]>',
] as const;

/** Attempts in the form of an address that the product accepts. */
export const addresses = [
  'https://a.example/><img/data-xss/src=/xss-ran/onerror=xssRan=1>',
  "https://b.example/'/onmouseover='xssRan=1",
  'c.example/#<script/data-xss>xssRan=1</script>',
  'https://d.example/?javascript:xssRan=1//',
  'https://e.example/{{xssRan=1}}&lt;script&gt;',
] as const;

/** Several attempts in one text, for tests that use only one text. */
export const combined = [payloads[0], payloads[2], payloads[3], payloads[6]].join('');

/** Usernames are short, have no invisible characters, and only one spelling of each letter. */
export const names = payloads.filter(
  (text) => text.length <= 64 && !/\p{C}/u.test(text) && text === text.normalize('NFKC'),
);

/** Addresses that a browser would run. The API must refuse them. */
export const runningAddresses = [
  'javascript:xssRan=1',
  'JaVaScRiPt:xssRan=1',
  ' javascript:xssRan=1',
  'java\tscript:xssRan=1',
  'javascript://%0axssRan=1',
  '\u0001javascript:xssRan=1',
  'data:text/html,<script>xssRan=1</script>',
  'vbscript:xssRan=1',
  'blob:https://a.example/1',
  'view-source:javascript:xssRan=1',
] as const;
