/*
 * Replaces the built-ins that Prototype.js 1.7.3 replaces, with its semantics, and adds the `toJSON` of Prototype.js 1.6.
 * No package of the npm registry contains Prototype.js itself.
 */
(() => {
  const nativeMap = Array.prototype.map;
  const nativeReverse = Array.prototype.reverse;
  const toArray = (list) => {
    const array = [];
    for (let index = 0; index < (list ? list.length >>> 0 : 0); index++) array[index] = list[index];
    return array;
  };
  // Like Prototype's, it supports neither iterators nor a mapping function.
  Array.from = (list) => toArray(list);
  Object.values = (object) => nativeMap.call(Object.keys(object), (key) => object[key]);
  Object.assign(Array.prototype, {
    entries() {
      return toArray(this);
    },
    find(test, self) {
      for (let index = 0; index < this.length; index++)
        if (test.call(self, this[index], index)) return this[index];
    },
    reverse(inline) {
      return nativeReverse.call(inline === false ? toArray(this) : this);
    },
    map(change, self) {
      return nativeMap.call(this, change || ((value) => value), self);
    },
    every(test, self) {
      for (let index = 0; index < this.length; index++)
        if (!test.call(self, this[index], index)) return false;
      return true;
    },
    some(test, self) {
      for (let index = 0; index < this.length; index++)
        if (test.call(self, this[index], index)) return true;
      return false;
    },
    toJSON() {
      return `[${nativeMap.call(this, (value) => JSON.stringify(value)).join(', ')}]`;
    },
  });
  String.prototype.sub = function (pattern, replacement) {
    return this.replace(pattern, replacement);
  };
  Object.assign(Element.prototype, {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    replace(content) {
      this.outerHTML = content;
      return this;
    },
    update(content) {
      this.innerHTML = content;
      return this;
    },
    select(selector) {
      return toArray(this.querySelectorAll(selector));
    },
    scrollTo() {
      window.scrollTo(0, this.offsetTop);
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    toggle() {
      this.style.display = this.style.display === 'none' ? '' : 'none';
      return this;
    },
  });
  window.Element = Object.assign((name) => document.createElement(name), {
    prototype: window.Element.prototype,
  });
})();
