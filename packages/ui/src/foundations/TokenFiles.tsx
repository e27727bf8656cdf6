import { Button } from '../components/Button';
import { CopyButton } from '../components/CopyField';
import { saveFile } from '../files/saveFile';
import { type TokenFile, tokenFiles } from '../theme/tokenFiles';
import { Label, Part, Sheet } from './Sheet';
import * as styles from './Tokens.css';

const uses: Readonly<Record<string, string>> = {
  'tokens.css': 'Custom properties, for pages without the components. The class of <html> chooses the theme.',
  'tokens.json': 'Design Tokens format (DTCG 2025.10), one file, themes and densities as groups.',
  'tokens.resolver.json': 'Design Tokens format with modes: theme and density are modifiers of a resolver.',
  'figma-variables.json': 'Figma variables with modes: the body of POST /v1/files/:file_key/variables.',
};

const File = ({ name, type, text }: TokenFile) => (
  <div className={styles.file}>
    <Label name={name}>{uses[name]}</Label>
    <div className={styles.actions}>
      <CopyButton text={text} name={name} isNamed />
      <Button size="small" icon="download" onPress={() => saveFile(name, type, text())}>
        {`Download ${name}`}
      </Button>
    </div>
  </div>
);

/** The tokens as files, to copy or to download. All are made from the same data. */
export const TokenFiles = () => (
  <Sheet>
    <Part title="Files" note="Generated from the data that the components use. The package contains the same files.">
      <div className={styles.files}>
        {tokenFiles.map((file) => (
          <File key={file.name} {...file} />
        ))}
      </div>
    </Part>
  </Sheet>
);
