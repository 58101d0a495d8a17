import { useInterfaceLang } from '../../../../locale/useLocale';
import { useTexts } from '../../../../locale/useTexts';
import { explain, type LinkProblem } from '../problemTexts';
import { editTexts } from '../texts';
import { Button } from '../../../../ui/Button';
import { leaveFocus } from '../../../../ui/leaveFocus';
import { NOT_SEARCHED } from '../../../../document/contract';

interface LinkNoticeProps {
  problem: LinkProblem;
  onClose: () => void;
}

/** Says why the code of a link is not shown. It lies over the page, which stays as published. */
export function LinkNotice({ problem, onClose }: LinkNoticeProps) {
  const texts = useTexts(editTexts);
  const lang = useInterfaceLang();
  const { what, why, fix } = explain(problem, texts.link);
  return (
    <div className="page-notice" role="alert" lang={lang} {...NOT_SEARCHED}>
      <p>
        <strong>{what}</strong>
        <span>{` ${why} ${fix}`}</span>
      </p>
      <Button
        onClick={({ currentTarget }) => {
          leaveFocus(currentTarget);
          onClose();
        }}
      >
        {texts.dismiss}
      </Button>
    </div>
  );
}
