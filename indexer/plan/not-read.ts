/**
 * Files that are listed and never opened, by their names: those that may hold secrets, because an index is asked by
 * more than one person and program, and those that are no text. The lists are of well-known names; what they do not
 * know is decided by its bytes.
 */
import type { Verdict } from "../workers/messages";
import { skipped } from "../workers/read-source";

/** In lower case. Examples of such files are made to be read. */
const EXAMPLE = /[._-](example|sample|template|tmpl|dist|defaults?|schema)(\.\w+)?$/;
const SECRET =
  /^\.env(\..+)?$|^\.envrc$|^\.(npmrc|pypirc|netrc|pgpass|htpasswd|git-credentials|dockercfg|s3cfg|boto|my\.cnf|vault-token)$|^_netrc$|^id_(rsa|dsa|ecdsa|ed25519)(_sk)?$|^secrets?\.(ya?ml|json|toml)$|^credentials(\.(json|csv))?$|^kubeconfig$|\.(pem|key|p8|p12|pfx|ppk|jks|keystore|kdbx?|tfstate(\.backup)?|tfvars(\.json)?)$/;
const SECRET_PLACE = /(^|\/)\.(aws|ssh|gnupg|docker|kube)\/(?!known_hosts|.*\.pub$)[^/]+$/;

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Endings of pictures, sounds, archives, programs and data that hold no lines. */
const NO_TEXT = words(`png jpg jpeg jpe gif bmp ico icns cur webp avif heic tif tiff tga dds exr hdr psd xcf
  ttf otf woff woff2 eot ttc pfb mp3 mp4 m4a m4v wav ogg oga ogv opus flac aac aiff mid avi mov mkv webm wmv flv bank wem
  zip gz tgz bz2 xz zst lz4 lzma br 7z rar tar jar war ear aar apk aab ipa deb rpm msi cab dmg iso img whl egg nupkg vsix crx
  exe dll so dylib pdb ilk idb exp class pyc pyo pyd elc beam wasm node bc rlib rmeta dex
  pdf doc docx xls xlsx ppt pptx odt ods odp epub mobi pages numbers
  fbx blend glb 3ds uexp ubulk ushaderbytecode upk pak utoc ucas umeta
  sqlite sqlite3 db3 mdb parquet avro orc feather arrow npy npz pkl pickle onnx pt pth h5 hdf5 tflite safetensors mat rds
  sav swf nib mo gmo der`);

/** Why a file is listed and not read; null for one that is to be read. */
export function notRead(path: string, withSecrets = false): Verdict | null {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  if (!withSecrets && isSecret(path.toLowerCase(), name))
    return skipped("secret", `Files called ${nameOrEnding(name)} may hold secrets, so it was not opened.`);
  const ending = endingOf(name);
  return ending !== "" && NO_TEXT.has(ending) ? skipped("binary", `By its ending .${ending} it is no text.`) : null;
}

const isSecret = (path: string, name: string): boolean =>
  (SECRET.test(name) && !EXAMPLE.test(name)) || SECRET_PLACE.test(path);

const endingOf = (name: string): string => (name.includes(".") ? name.slice(name.lastIndexOf(".") + 1) : "");

const nameOrEnding = (name: string): string => (name.indexOf(".") > 0 ? `*.${endingOf(name)}` : name);

/** The start of a private key, whatever the file is called. */
export const isPrivateKey = (text: string): boolean =>
  /^\s*-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text.slice(0, 512));
