import type { LibrarySamples } from "../sample.ts";

/** The password of a card of the store's own: a key first, then the reading. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include "clisitef.h"

/* The opening key comes from where your secrets are kept. */
int read_password(char *store_card, char *opening_key, char password[21]) {
    char key[65] = "";
    int result = ObtemChaveSeguranca(store_card, opening_key, key);
    if (result != 0) {
        printf("no security key: %d\n", result);
        return 0;
    }
    result = LeSenhaDireto(key, password);
    if (result != 0) printf("the password was not read, or the customer canceled: %d\n", result);
    return result == 0;
}`,
  pascal: String.raw`{ The opening key comes from where your secrets are kept. }
function ReadPassword(StoreCard, OpeningKey, Password: PAnsiChar): Boolean;
var
  Key: array[0..64] of AnsiChar;
  Code: Integer;
begin
  Result := False;
  FillChar(Key, SizeOf(Key), 0);
  Code := ObtemChaveSeguranca(StoreCard, OpeningKey, Key);
  if Code <> 0 then
  begin
    WriteLn('no security key: ', Code);
    Exit;
  end;
  Code := LeSenhaDireto(Key, Password); { room for 21 characters }
  if Code <> 0 then
    WriteLn('the password was not read, or the customer canceled: ', Code);
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;
using System.Text;

static class StorePassword
{
    // The opening key comes from where your secrets are kept.
    public static byte[] Read(string storeCard, string openingKey)
    {
        var key = new byte[65];
        int result = CliSiTef.ObtemChaveSeguranca(storeCard, openingKey, key);
        if (result != 0)
        {
            Console.WriteLine("no security key: " + result);
            return null;
        }
        var password = new byte[21];
        result = CliSiTef.LeSenhaDireto(Encoding.ASCII.GetString(key, 0, 64), password);
        if (result == 0) return password;
        Console.WriteLine("the password was not read, or the customer canceled: " + result);
        return null;
    }
}`,
  java: String.raw`import com.sun.jna.Native;

class StorePassword {
    /** The opening key comes from where your secrets are kept. */
    static byte[] read(String storeCard, String openingKey) {
        var key = new byte[65];
        int result = CliSiTef.LIBRARY.ObtemChaveSeguranca(storeCard, openingKey, key);
        if (result != 0) {
            System.out.println("no security key: " + result);
            return null;
        }
        var password = new byte[21];
        result = CliSiTef.LIBRARY.LeSenhaDireto(Native.toString(key), password);
        if (result == 0) return password;
        System.out.println("the password was not read, or the customer canceled: " + result);
        return null;
    }
}`,
};
