// Replaces tawk.to's script: its documented interface over a simple window that a test can use.
// Like the original, it continues a chat after a page load, and reads a callback only when it calls it.
{
  Tawk_API = window.Tawk_API || {};
  const api = Tawk_API;
  const chatKey = 'stand-in-tawk-chat';
  let visibility = 'minimised';

  const chat = document.createElement('section');
  chat.setAttribute('aria-label', 'tawk.to');
  chat.style.cssText =
    'position: fixed; right: 0; bottom: 0; width: 340px; height: 500px; background: #cfe8d5';
  const notes = chat.appendChild(document.createElement('output'));
  const bubble = button('tawk.to bubble', () => api.maximize());
  bubble.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 64px; height: 64px';
  chat.append(
    button('Write', () => {
      if (api.isChatOngoing()) return;
      sessionStorage.setItem(chatKey, 'ongoing');
      notify('onChatStarted');
    }),
    button('Minimise', () => api.minimize()),
    button('Agent ends', () => api.endChat()),
  );

  api.maximize = () => change('maximised', 'onChatMaximized');
  api.minimize = () => change('minimised', 'onChatMinimized');
  api.showWidget = () => visibility === 'hidden' && change('minimised');
  api.hideWidget = () => change('hidden', 'onChatHidden');
  api.isChatHidden = () => visibility === 'hidden';
  api.isChatMaximized = () => visibility === 'maximised';
  api.isChatMinimized = () => visibility === 'minimised';
  api.isChatOngoing = () => sessionStorage.getItem(chatKey) === 'ongoing';
  api.endChat = () => {
    if (!api.isChatOngoing()) return;
    sessionStorage.removeItem(chatKey);
    notify('onChatEnded');
  };
  api.setAttributes = (attributes, callback) => {
    const isRefused = Object.entries(attributes).some(
      ([key, value]) => !/^[a-zA-Z\d-]+$/.test(key) || value === '' || value.length > 255,
    );
    if (!isRefused) notes.textContent = JSON.stringify(attributes);
    callback(isRefused ? 'CONTAINS_INVALID_VALUE' : undefined);
  };

  change('minimised');
  Promise.resolve().then(() => {
    api.onLoaded = true;
    notify('onLoad');
  });

  function change(next, callback) {
    if (next === visibility && chat.isConnected + bubble.isConnected > 0) return;
    visibility = next;
    chat.remove();
    bubble.remove();
    if (next === 'maximised') document.body.append(chat);
    if (next === 'minimised') document.body.append(bubble);
    if (callback) notify(callback);
  }

  function notify(callback) {
    window.Tawk_API[callback]?.();
  }

  function button(name, onClick) {
    const made = document.createElement('button');
    made.textContent = name;
    made.addEventListener('click', onClick);
    return made;
  }
}
