import { useState } from 'react';
import { useChat } from '../chat-context.ts';
import { ChatIcon } from '../icons.tsx';
import { imageAddress } from '../image-address.ts';

/** The website's avatar in the header, or the icon if there is no avatar or it cannot be loaded. */
export function Avatar() {
  const { bot, source } = useChat().state;
  const [failed, setFailed] = useState<string>();
  const { avatar } = bot;
  return (
    <span className="avatar">
      {avatar && avatar !== failed ? (
        <img src={imageAddress(source, avatar)} alt="" onError={() => setFailed(avatar)} />
      ) : (
        <ChatIcon />
      )}
    </span>
  );
}
