// Replaces LiveChat's script: its documented interface over a simple window that a test can use.
// Like the original, it runs the calls that its snippet has queued, and continues a chat after a page load.
{
  const widget = window.LiveChatWidget;
  const listeners = {};
  const statusKey = 'stand-in-livechat-status';
  let visibility = 'minimized';
  let isStarting = true;
  let sessionVariables = {};

  const chat = document.createElement('section');
  chat.setAttribute('aria-label', 'LiveChat');
  chat.style.cssText =
    'position: fixed; right: 0; bottom: 0; width: 340px; height: 500px; background: #ffd9c9';
  const notes = chat.appendChild(document.createElement('output'));
  const bubble = button('LiveChat bubble', () => change('maximized'));
  bubble.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 64px; height: 64px';
  chat.append(
    button('Write', () => {
      notify('new_event', { type: 'message', timestamp: 1, author: { id: 'c', type: 'customer' } });
      changeStatus('chatting');
    }),
    button('Minimise', () => change('minimized')),
    button('Agent ends', end),
  );

  const methods = {
    maximize: () => change('maximized'),
    minimize: () => change('minimized'),
    hide: () => change('hidden'),
    update_session_variables: (variables) => setVariables({ ...sessionVariables, ...variables }),
    set_session_variables: (variables) => setVariables(variables),
  };
  const getters = {
    state: () => ({ availability: 'online', visibility }),
    customer_data: () => ({ id: 'c', status: status(), sessionVariables }),
    chat_data: () => ({ chatId: 'chat', threadId: 'thread' }),
  };

  window.LC_API = { ...window.LC_API, close_chat: end };
  draw();
  widget._h = (method, [name, parameter]) => {
    if (method === 'get') return getters[name]();
    if (method === 'call') return methods[name](parameter);
    if (method === 'off') {
      listeners[name] = (listeners[name] ?? []).filter((listener) => listener !== parameter);
      return;
    }
    if (name === 'ready') {
      // The vendor does not guarantee to repeat the event for later listeners.
      if (isStarting) parameter({ state: getters.state(), customerData: getters.customer_data() });
      return;
    }
    listeners[name] = [...(listeners[name] ?? []), parameter];
  };
  for (const [method, parameters] of widget._q.splice(0)) widget._h(method, [...parameters]);
  isStarting = false;
  notify('visibility_changed', { visibility });

  function status() {
    return sessionStorage.getItem(statusKey) ?? 'browsing';
  }

  function changeStatus(next) {
    if (next === status()) return;
    sessionStorage.setItem(statusKey, next);
    notify('customer_status_changed', { status: next });
  }

  function end() {
    if (status() === 'browsing') return;
    changeStatus('browsing');
    window.LC_API.on_chat_ended?.();
  }

  function setVariables(variables) {
    sessionVariables = variables;
    notes.textContent = JSON.stringify(variables);
  }

  function change(next) {
    if (next === visibility) return;
    visibility = next;
    draw();
    notify('visibility_changed', { visibility });
  }

  function draw() {
    chat.remove();
    bubble.remove();
    if (visibility === 'maximized') document.body.append(chat);
    if (visibility === 'minimized') document.body.append(bubble);
  }

  function notify(event, data) {
    for (const listener of listeners[event] ?? []) listener(data);
  }

  function button(name, onClick) {
    const made = document.createElement('button');
    made.textContent = name;
    made.addEventListener('click', onClick);
    return made;
  }
}
