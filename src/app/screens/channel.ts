/** A channel to the other windows. */
export interface Channel<Message> {
  send(message: Message): void;
  close(): void;
}

/**
 * Opens the channel of a name to all other windows of this origin; undefined where the browser has none.
 *
 * @param read returns a message, or undefined for anything else that is sent on the channel
 */
export function openChannel<Message>(
  name: string,
  read: (data: unknown) => Message | undefined,
  receive: (message: Message) => void,
): Channel<Message> | undefined {
  if (!('BroadcastChannel' in window)) return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = read(data);
    if (message !== undefined) receive(message);
  });
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
