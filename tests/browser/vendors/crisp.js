// Replaces Crisp's script: its documented interface over a simple window that a test can use.
// Like the original, it replaces the queue, has one listener per event, and continues a chat after a page load.
{
  const queue = window.$crisp ?? [];
  const listeners = {};
  const sessionKey = 'stand-in-crisp-session';
  let session = null;
  let isOpen = false;
  let isVisible = true;
  let data = {};

  const chat = document.createElement('section');
  chat.setAttribute('aria-label', 'Crisp');
  chat.style.cssText =
    'position: fixed; right: 0; bottom: 0; width: 340px; height: 500px; background: #cfd9f5';
  const notes = chat.appendChild(document.createElement('output'));
  const bubble = button('Crisp bubble', () => run('chat:open'));
  bubble.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 64px; height: 64px';
  chat.append(
    button('Write', () => {
      sessionStorage.setItem(sessionKey, 'ongoing');
      listeners['message:sent']?.({ type: 'text', content: 'Halo', origin: 'local' });
    }),
    button('Minimise', () => run('chat:close')),
  );

  const states = {
    'chat:opened': () => isOpen,
    'chat:closed': () => !isOpen,
    'chat:visible': () => isVisible,
    'chat:hidden': () => !isVisible,
    'session:ongoing': () => sessionStorage.getItem(sessionKey) === 'ongoing',
  };
  const getters = {
    'session:identifier': () => session,
    'session:data': (key) => (key ? data[key] : data),
  };

  window.$crisp = {
    push([method, name, value]) {
      if (method === 'on') listeners[name] = value;
      if (method === 'off') delete listeners[name];
      if (method === 'do') run(name);
      if (method === 'set' && name === 'session:data') {
        data = { ...data, ...Object.fromEntries(value[0]) };
        notes.textContent = JSON.stringify(data);
      }
    },
    is: (state) => states[state](),
    get: (name, key) => getters[name](key),
  };
  draw();
  for (const command of queue) window.$crisp.push(command);
  setTimeout(() => {
    session = 'session_e93e073a';
    listeners['session:loaded']?.(session);
  });

  function run(action) {
    const wasOpen = isOpen;
    if (action === 'chat:open' || action === 'chat:close') isOpen = action === 'chat:open';
    if (action === 'chat:show' || action === 'chat:hide') isVisible = action === 'chat:show';
    draw();
    if (isOpen !== wasOpen) listeners[isOpen ? 'chat:opened' : 'chat:closed']?.();
  }

  function draw() {
    chat.remove();
    bubble.remove();
    if (isVisible) document.body.append(isOpen ? chat : bubble);
  }

  function button(name, onClick) {
    const made = document.createElement('button');
    made.textContent = name;
    made.addEventListener('click', onClick);
    return made;
  }
}
