import type { Plugin } from 'vite';

/**
 * Removes the parts of Preact that the bot does not use, such as class components and hydration (0.9 KiB gzip). The short
 * names are those of Preact's own minified file.
 */
const replacements: readonly [part: string, replacement: string][] = [
  // Class components.
  ['M=F.prototype&&F.prototype.render,', ''],
  [
    '(M?u.__c=p=new F(x,P):(u.__c=p=new C(x,P),p.constructor=F,p.render=Q),I&&',
    '(u.__c=p=new C(x,P),p.constructor=F,p.render=Q,I&&',
  ],
  ['M&&null==p.__s&&(p.__s=p.state),', ''],
  [
    'M&&null!=F.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=m({},p.__s)),m(p.__s,F.getDerivedStateFromProps(x,p.__s))),',
    '',
  ],
  [
    'y=p.props,d=p.state,p.__v=u,v)M&&null==F.getDerivedStateFromProps&&null!=p.componentWillMount&&p.componentWillMount(),M&&null!=p.componentDidMount&&p.__h.push(p.componentDidMount);else{if(M&&null==F.getDerivedStateFromProps&&x!==y&&null!=p.componentWillReceiveProps&&p.componentWillReceiveProps(x,P),u.__v',
    'p.__v=u,!v){if(u.__v',
  ],
  [',M&&null!=p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(y,d,_)})', ''],
  ['if(p.context=P,', 'p.context=P,'],
  [
    'H=0,M)p.state=p.__s,p.__d=!1,A&&A(u),s=p.render(p.props,p.state,p.context),w.push.apply(p.__h,p._sb),p._sb=[];else do{',
    'H=0;do{',
  ],
  ['M&&!v&&null!=p.getSnapshotBeforeUpdate&&(_=p.getSnapshotBeforeUpdate(y,d)),', ''],
  ['I=(s=F.contextType)&&i[s.__c],P=s?I?I.props.value:s.__:i,', 'P=i,'],
  ['I&&I.sub(p),', ''],
  [
    ',"function"==typeof l&&null!=l.defaultProps)for(o in l.defaultProps)void 0===e[o]&&(e[o]=l.defaultProps[o]);',
    ');',
  ],
  ['C.prototype.forceUpdate=function(n){this.__v&&(this.__e=!0,n&&this.__h.push(n),A(this))},', ''],
  // Error boundaries.
  [
    'function(n,l,u,t){for(var i,r,o;l=l.__;)if((i=l.__c)&&!i.__)try{if((r=i.constructor)&&null!=r.getDerivedStateFromError&&(i.setState(r.getDerivedStateFromError(n)),o=i.__d),null!=i.componentDidCatch&&(i.componentDidCatch(n,t||{}),o=i.__d),o)return i.__E=i}catch(l){n=l}throw n}',
    'function(n){throw n}',
  ],
  // Hydration.
  ['128&t.__u&&(c=!!(32&t.__u),o=[f=u.__e=t.__e]),', ''],
  [
    'if(e.length=h,u.__v=null,c||null!=o){if(n.then){for(u.__u|=c?160:128;f&&8==f.nodeType&&f.nextSibling;)f=f.nextSibling;null!=o&&(o[o.indexOf(f)]=null),u.__e=f}else if(null!=o)for(j=o.length;j--;)b(o[j])}else u.__e=t.__e;null==u.__k&&(u.__k=t.__k||[]),n.then||B(u),',
    'e.length=h,u.__v=null,u.__e=t.__e,null==u.__k&&(u.__k=t.__k||[]),B(u),',
  ],
  ['&&s(u),128&u.__u?void 0:f}', '&&s(u),f}'],
  [',c&&(l.__m&&l.__m(t,e),c=!1),e=null}', ',e=null}'],
  ['m===k||c&&u.data==k||(u.data=k)', 'm===k||(u.data=k)'],
  ['!c&&null!=e)for(m={}', 'null!=e)for(m={}'],
  ['c&&"function"!=typeof y||m[s]===y', 'm[s]===y'],
  ['c&&"textarea"!=x||(s="value",', '(s="value",'],
  ['32&u.__u?[t]:null', 'null'],
  ['!!(32&u.__u)', '!1'],
  ['t==document&&(t=document.documentElement),', ''],
  [
    'o=(r="function"==typeof i)?null:i&&i.__k||t.__k,e=[],f=[],q(t,u=(!r&&i||t).__k=k(S,null,[u]),o||d,d,t.namespaceURI,!r&&i?[i]:o?',
    'o=t.__k,e=[],f=[],q(t,u=t.__k=k(S,null,[u]),o||d,d,t.namespaceURI,o?',
  ],
  ['e,!r&&i?i:o?o.__e:t.firstChild,r,f)', 'e,o?o.__e:t.firstChild,!1,f)'],
  // HTML as text, and MathML.
  ['"dangerouslySetInnerHTML"==s?p=y:', ''],
  ['"dangerouslySetInnerHTML"==s?h=y:', ''],
  [
    'if(h)c||p&&(h.__html==p.__html||h.__html==u.innerHTML)||(u.innerHTML=h.__html),t.__k=[];else if(p&&(u.innerHTML=""),L(',
    'if(L(',
  ],
  ['"math"==x?o="http://www.w3.org/1998/Math/MathML":', ''],
  // Existing elements in the root.
  [
    'if("svg"==x?o="http://www.w3.org/2000/svg":o||(o="http://www.w3.org/1999/xhtml"),null!=e)for(s=0;s<e.length;s++)if((y=e[s])&&"setAttribute"in y==!!x&&(x?y.localName==x:3==y.nodeType)){u=y,e[s]=null;break}if(null==u){',
    '"svg"==x?o="http://www.w3.org/2000/svg":o||(o="http://www.w3.org/1999/xhtml");if(null==u){',
  ],
  ['(o,x,k.is&&k),e=null}', '(o,x)}'],
  [
    'if(e="textarea"==x&&null!=k.defaultValue?null:e&&n.call(u.childNodes),null!=e)for(m={},s=0;s<u.attributes.length;s++)m[(y=u.attributes[s]).name]=y.value;for',
    'for',
  ],
  ['o?null:t.firstChild?n.call(t.childNodes):null', 'null'],
  ['else null==o&&u.__v==t.__v', 'else u.__v==t.__v'],
  // Elements and attributes.
  [
    'if(L("template"==t.type?u.content:u,g(v)?v:[v],t,i,r,"foreignObject"==x?"http://www.w3.org/1999/xhtml":o,e,f,e?e[0]:i.__k&&$(i,0),c,a),null!=e)for(s=e.length;s--;)b(e[s]);',
    'L(u,g(v)?v:[v],t,i,r,o,null,f,i.__k&&$(i,0),c,a);',
  ],
  ['"value"==s&&"defaultValue"in k||"checked"==s&&"defaultChecked"in k||', ''],
  [
    '"progress"==x&&null==w?u.removeAttribute("value"):null!=w&&(w!==u[s]||"progress"==x&&!w||"option"==x&&w!=m[s])&&N(',
    'null!=w&&w!==u[s]&&N(',
  ],
  [
    '"string"==typeof o||"number"==typeof o||"bigint"==typeof o||o.constructor==String',
    '"string"==typeof o||"number"==typeof o',
  ],
  [
    'if("string"==typeof u)n.style.cssText=u;else{if("string"==typeof t&&(n.style.cssText=t=""),t)for',
    '{if(t)for',
  ],
  ['.replace(/xlink(H|:h)/,"h")', ''],
  ['o in n||"onFocusOut"==l||"onFocusIn"==l?', 'o in n?'],
  [
    '&&"list"!=l&&"form"!=l&&"tabIndex"!=l&&"download"!=l&&"rowSpan"!=l&&"colSpan"!=l&&"role"!=l&&"popover"!=l',
    '&&"tabIndex"!=l&&"role"!=l',
  ],
  ['"popover"==l&&1==u?"":u', 'u'],
  // Handlers that only throw the error again.
  ['try{if("function"==typeof n){var i=', 'if("function"==typeof n){var i='],
  ['else n.current=u}catch(n){l.__e(n,t)}}', 'else n.current=u}'],
  [
    'if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(n){l.__e(n,u)}',
    'i.componentWillUnmount&&i.componentWillUnmount();',
  ],
  [
    'try{n=u.__h,u.__h=[],n.some(function(n){n.call(u)})}catch(n){l.__e(n,u.__v)}',
    'n=u.__h,u.__h=[],n.some(function(n){n.call(u)})',
  ],
  // State and callbacks of class components. Hooks only request another render.
  [
    'var u;u=null!=this.__s&&this.__s!=this.state?this.__s:this.__s=m({},this.state),"function"==typeof n&&(n=n(m({},u),this.props)),n&&m(u,n),null!=n&&this.__v&&(l&&this._sb.push(l),A(this))',
    'this.__v&&A(this)',
  ],
  [',C.prototype.render=S', ''],
  ['p.state||(p.state={}),', ''],
  [',p._sb=[]),p.__v=u', '),p.__v=u'],
  ['w.push.apply(p.__h,p._sb),p._sb=[],', ''],
  ['(p.props=x,p.state=p.__s,p.__d=!1)', '(p.props=x,p.__d=!1)'],
  ['s=p.render(p.props,p.state,p.context),p.state=p.__s}', 's=p.render(p.props)}'],
  ['p.state=p.__s,null!=', 'null!='],
  ['function Q(n,l,u){return this.constructor(n,u)}', 'function Q(n){return this.constructor(n)}'],
  ['(l.Consumer=function(n,l){return n.children(l)}).contextType=l,l', 'l'],
  // Numbers as lengths, and listeners of the capture phase.
  ['"number"!=typeof u||_.test(l)?u:u+"px"', 'u'],
  ['r=l!=(l=l.replace(s,"$1")),o=l.toLowerCase()', 'o=l.toLowerCase()'],
  [
    'n.l[l+r]=u,u?t?u[a]=t[a]:(u[a]=h,n.addEventListener(l,r?v:p,r)):n.removeEventListener(l,r?v:p,r)',
    'n.l[l]=u,u?t?u[a]=t[a]:(u[a]=h,n.addEventListener(l,p)):n.removeEventListener(l,p)',
  ],
  ['this.l[u.type+n]', 'this.l[u.type]'],
  [',s=/(PointerCapture)$|Capture$/i', ''],
  [',p=V(!1),v=V(!0)', ',p=V()'],
  // Other schedulers.
  ['||r!=l.debounceRendering)&&((r=l.debounceRendering)||o)(H)', ')&&o(H)'],
];

const hookReplacements: typeof replacements = [
  // Hooks of other tools, which would be called before these.
  [',e=c.__b,a=c.__r,v=c.diffed,l=c.__c,m=c.unmount,p=c.__', ''],
  ['r=null,e&&e(n)', 'r=null'],
  [',p&&p(n,t)', ''],
  ['a&&a(n),', ''],
  ['v&&v(n);', ''],
  [',l&&l(n,t)', ''],
  ['m&&m(n);', ''],
  ['c.__h&&c.__h(r,n,o||t),o=0;', ''],
  ['!c.__s&&C(i.__H,u)&&(i.__=n,i.u=u,r.__H', 'C(i.__H,u)&&(i.__=n,i.u=u,r.__H'],
  ['!c.__s&&C(i.__H,u)&&(i.__=n,i.u=u,r.__h', 'C(i.__H,u)&&(i.__=n,i.u=u,r.__h'],
  // Other schedulers, and servers.
  [
    '1!==f.push(t)&&i===c.requestAnimationFrame||((i=c.requestAnimationFrame)||w)(j)',
    '1===f.push(t)&&w(j)',
  ],
  ['var k="function"==typeof requestAnimationFrame;', ''],
  ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
];

export const functionComponentsOnly: Plugin = {
  name: 'function-components-only',
  transform: {
    filter: { id: /preact\/(hooks\/)?dist\/\w+\.(module\.)?m?js/ },
    handler(code, id) {
      for (const [part, replacement] of id.includes('/hooks/') ? hookReplacements : replacements) {
        if (!code.includes(part)) this.error(`${part} is not in Preact as it was in 10.29.8.`);
        code = code.replace(part, () => replacement);
      }
      return code;
    },
  },
};
