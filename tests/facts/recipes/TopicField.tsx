import Select from 'rc-select';

export function TopicField({ submit }: { submit: () => void }) {
  return (
    <Select
      aria-label="Topic"
      mode="tags"
      onKeyDown={({ key, keyCode, nativeEvent }) => {
        // In Safari the key that accepts the text has this code, and no longer counts as composing.
        const isAccepting = nativeEvent.isComposing || keyCode === 229;
        if (key === 'Enter' && !isAccepting) submit();
      }}
    />
  );
}
